import { type Report, reportSchema } from "@/domain/report/report.schema";
import type { ReadReportRequest } from "@/domain/report/report-range";
import { type CallResult, call } from "./call";

/** Reports turnover, dishes and reservations of one restaurant, for its managers. */
export function callReadReport(request: ReadReportRequest): Promise<CallResult<Report>> {
  return call("readReport", request, reportSchema);
}

import type { Report } from "@/domain/report/report.schema";
import type { ReportRange } from "@/domain/report/report-range";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { callReadReport } from "@/firebase/callables/reports-callables";
import { type Read, useRead } from "../../use-read";

/** The report of one restaurant and range. */
export function useReport(restoKey: string, { from, to }: ReportRange): Read<Report, CallProblem> {
  return useRead(`report ${restoKey} ${from} ${to}`, () =>
    callReadReport({ resto_key: restoKey, from, to }),
  );
}

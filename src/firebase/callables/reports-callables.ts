import {
  type TaxFile,
  type TaxMonth,
  taxFileSchema,
  taxMonthSchema,
} from "@/domain/report/datev/tax-month.schema";
import type {
  ExportTaxMonthRequest,
  ReadTaxMonthRequest,
} from "@/domain/report/datev/tax-month-requests.schema";
import type { ListFigureOrdersRequest } from "@/domain/report/figure-orders";
import { type FigureOrders, figureOrdersSchema } from "@/domain/report/figure-orders.schema";
import { type Report, reportSchema } from "@/domain/report/report.schema";
import type { ReadReportRequest } from "@/domain/report/report-range";
import { type CallResult, call } from "./call";

/** Reports turnover, dishes and reservations of one restaurant, for its managers. */
export function callReadReport(request: ReadReportRequest): Promise<CallResult<Report>> {
  return call("readReport", request, reportSchema);
}

/** Content of a month's file for the tax adviser as of now, and its changes since the last file. */
export function callReadTaxMonth(request: ReadTaxMonthRequest): Promise<CallResult<TaxMonth>> {
  return call("readTaxMonth", request, taxMonthSchema);
}

/** Makes the file. Repeating it is safe: each file is recorded. */
export function callExportTaxMonth(request: ExportTaxMonthRequest): Promise<CallResult<TaxFile>> {
  return call("exportTaxMonth", request, taxFileSchema);
}

/** The orders behind a figure of a report. */
export function callListFigureOrders(
  request: ListFigureOrdersRequest,
): Promise<CallResult<FigureOrders>> {
  return call("listFigureOrders", request, figureOrdersSchema);
}

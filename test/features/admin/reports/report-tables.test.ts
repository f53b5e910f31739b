import { expect, it } from "vitest";
import { orderReport } from "@/domain/report/order-report";
import type { Report } from "@/domain/report/report.schema";
import { paymentsTable } from "@/features/admin/reports/report-tables";
import { reportsTexts } from "@/i18n/admin/reports-texts";

const range = { from: "2027-03-01", to: "2027-03-01" };

/** Rows for a report whose orders have these sums. */
function rowsOf(sums: Partial<Report["orders"]>) {
  const report = { orders: { ...orderReport([], range), ...sums } } as Report;
  return paymentsTable(report, { texts: reportsTexts.de, language: "de" }).rows;
}

it("shows online payments and refunds only where there were any", () => {
  expect(rowsOf({ cash_cents: 700, turnover_cents: 700 })).toEqual([
    ["Barzahlung", 700],
    ["Kartenzahlung", 0],
    ["Umsatz", 700],
  ]);
  expect(
    rowsOf({ cash_cents: 700, online_cents: 2000, turnover_cents: 2700, refunded_cents: 500 }),
  ).toEqual([
    ["Barzahlung", 700],
    ["Kartenzahlung", 0],
    ["Online-Zahlung", 2000],
    ["Umsatz", 2700],
    ["Online erstattet (im Umsatz enthalten)", -500],
  ]);
});

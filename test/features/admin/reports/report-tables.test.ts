import { expect, it } from "vitest";
import { orderReport } from "@/domain/report/order-report";
import type { Report } from "@/domain/report/report.schema";
import { paymentsTable } from "@/features/admin/reports/report-tables";
import { tableCsv } from "@/features/admin/reports/table/report-table";
import { taxTable } from "@/features/admin/reports/tax-table";
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

it("writes one row per day and their sum for the tax adviser, with VAT of turnover and refunds", () => {
  const day = { turnover_cents: 2700, cash_cents: 700, card_cents: 0, online_cents: 2000 };
  const money_by_day = [
    {
      ...{ ...day, date: "2027-03-01", tip_cents: 100, refunded_cents: 535 },
      vat: [{ rate: 7, net_cents: 2523, vat_cents: 177 }],
      refund_vat: [{ rate: 7, net_cents: 500, vat_cents: 35 }],
    },
    {
      ...{ ...day, date: "2027-03-02", tip_cents: 0, refunded_cents: 0 },
      vat: [{ rate: 19, net_cents: 2269, vat_cents: 431 }],
      refund_vat: [],
    },
  ];
  const report = { orders: { ...orderReport([], range), money_by_day } } as unknown as Report;
  const table = taxTable(report, { texts: reportsTexts.de, language: "de" });
  const [head, ...rows] = tableCsv(table, "de", reportsTexts.de.euros).trim().split(/\r?\n/);
  expect(head).toContain("Umsatz (EUR);Netto zu 7 % (EUR);Mehrwertsteuer 7 % (EUR)");
  expect(rows).toEqual([
    "1.3.2027;7;0;20;27;25,23;1,77;0;0;5,35;5;0,35;0;0;1",
    "2.3.2027;7;0;20;27;0;0;22,69;4,31;0;0;0;0;0;0",
    "Summe;14;0;40;54;25,23;1,77;22,69;4,31;5,35;5;0,35;0;0;1",
  ]);
});

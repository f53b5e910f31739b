import type { DayMoney, Report } from "@/domain/report/report.schema";
import { formatLocalDate } from "@/domain/text/format";
import type { ReportWords } from "./report-tables";
import type { ReportCell, ReportColumn, ReportTable } from "./table/report-table";

/**
 * One row per day and one of their sum, for the tax adviser: turnover by means of payment, net and VAT
 * of each rate, the same of the refunds, and tips. Every row adds up to the cent.
 */
export function taxTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const days = orders.money_by_day;
  const rates = [...new Set(days.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].toSorted(
    (one, other) => one - other,
  );
  const { closing, moneyKinds, tax } = texts;
  const columns: readonly (readonly [label: string, amountOf: (day: DayMoney) => number])[] = [
    [closing.cash, (day) => day.cash_cents],
    [closing.card, (day) => day.card_cents],
    [closing.online, (day) => day.online_cents],
    [texts.turnover, (day) => day.turnover_cents],
    ...rates.flatMap((rate) => [
      [moneyKinds.net(rate), (day: DayMoney) => share(day.vat, rate).net_cents] as const,
      [moneyKinds.vat(rate), (day: DayMoney) => share(day.vat, rate).vat_cents] as const,
    ]),
    [tax.refunded, (day) => day.refunded_cents],
    ...rates.flatMap((rate) => [
      [tax.refundNet(rate), (day: DayMoney) => share(day.refund_vat, rate).net_cents] as const,
      [tax.refundVat(rate), (day: DayMoney) => share(day.refund_vat, rate).vat_cents] as const,
    ]),
    [closing.tips, (day) => day.tip_cents],
  ];
  const rows = days.map((day): ReportCell[] => [
    formatLocalDate(day.date),
    ...columns.map(([, amountOf]) => amountOf(day)),
  ]);
  const sums = columns.map(([, amountOf]) => days.reduce((sum, day) => sum + amountOf(day), 0));
  return {
    columns: [
      { label: texts.day, kind: "text" },
      ...columns.map(([label]): ReportColumn => ({ label, kind: "cents" })),
    ],
    rows: [...rows, [tax.sum, ...sums]],
  };
}

function share(shares: DayMoney["vat"], wanted: number) {
  return shares.find(({ rate }) => rate === wanted) ?? { net_cents: 0, vat_cents: 0 };
}

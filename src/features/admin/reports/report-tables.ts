import type { OrderFigure } from "@/domain/report/figure-orders.schema";
import type { Report } from "@/domain/report/report.schema";
import { formatDay } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { type LocalDate, toInstant } from "@/domain/time/berlin-time";
import type { reportsTexts } from "@/i18n/admin/reports-texts";
import type { ReportColumn, ReportTable } from "./table/report-table";

type ReportsTexts = (typeof reportsTexts)["de"];

/** Texts and language of a report's tables. */
export interface ReportWords {
  readonly texts: ReportsTexts;
  readonly language: Language;
}

/** Formats a day, for example "Mi 3.3.2027". */
export function dayText(date: LocalDate, language: Language): string {
  return formatDay(toInstant(date, 720), language);
}

/** Orders and turnover of each day. */
export function daysTable({ orders }: Report, words: ReportWords): ReportTable {
  const { texts, language } = words;
  return {
    columns: [text(texts.day), ...sumColumns(texts)],
    rows: orders.by_day.map(({ date, ...sums }) => [
      dayText(date, language),
      sums.orders,
      sums.completed,
      sums.turnover_cents,
    ]),
    figures: orders.by_day.map(({ date }) => ({ date })),
  };
}

/** Local hours from the first to the last one with an order. */
export function busyHours({ orders }: Report): number[] {
  const busy = orders.by_hour.filter((each) => each.orders > 0).map(({ hour }) => hour);
  const [first = 24, last = 0] = [busy[0], busy.at(-1)];
  return orders.by_hour.map(({ hour }) => hour).filter((hour) => first <= hour && hour <= last);
}

/** Orders and turnover by hour, see {@link busyHours}. */
export function hoursTable(report: Report, { texts }: ReportWords): ReportTable {
  const busy = new Set(busyHours(report));
  const hours = report.orders.by_hour.filter(({ hour }) => busy.has(hour));
  return {
    columns: [text(texts.hour), ...sumColumns(texts)],
    rows: hours.map(({ hour, ...sums }) => [
      texts.hourFrom(hour),
      sums.orders,
      sums.completed,
      sums.turnover_cents,
    ]),
    figures: hours.map(({ hour }) => ({ hour })),
  };
}

/** Dishes by portions, highest first. */
export function itemsTable({ orders }: Report, { texts, language }: ReportWords): ReportTable {
  return {
    columns: [text(texts.item), count(texts.portions), cents(texts.turnover)],
    rows: orders.top_items.map(({ name, qty, turnover_cents }) => [
      textIn(name, language),
      qty,
      turnover_cents,
    ]),
    figures: orders.top_items.map(({ item_id }) => ({ item_id })),
  };
}

/** Parts of the turnover; the discount is negative. */
export function moneyTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const kinds = texts.moneyKinds;
  return tableOf(
    [text(texts.what), cents(texts.amount)],
    [
      [texts.turnover, orders.turnover_cents, "completed"],
      ...orders.vat.flatMap(({ rate, net_cents, vat_cents }): FigureRow[] => [
        [kinds.net(rate), net_cents, rowOfRate(rate, "net")],
        [kinds.vat(rate), vat_cents, rowOfRate(rate, "vat")],
      ]),
      [kinds.fees, orders.delivery_fee_cents, "fees"],
      [kinds.deposits, orders.deposit_cents, "deposits"],
      [kinds.discount, -orders.discount_cents, "discount"],
    ],
  );
}

/**
 * The turnover by means of payment, and below it refunds and tips, which do not change it. Online
 * payment appears where there was any.
 */
export function paymentsTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const { closing } = texts;
  const { online_cents, refunded_cents, tip_cents } = orders;
  const online: FigureRow[] = [[closing.online, online_cents, "online"]];
  const refunds: FigureRow[] = [[closing.refunds, -refunded_cents, "refunded"]];
  const tips: FigureRow[] = [[closing.tips, tip_cents, "tips"]];
  return tableOf(
    [text(texts.what), cents(texts.amount)],
    [
      [closing.cash, orders.cash_cents, "cash"],
      [closing.card, orders.card_cents, "card_at_door"],
      ...(online_cents > 0 ? online : []),
      [texts.turnover, orders.turnover_cents, "completed"],
      ...(refunded_cents > 0 ? refunds : []),
      ...(tip_cents > 0 ? tips : []),
    ],
  );
}

/** Numbers of completed, open and lost orders. */
export function outcomeTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const kinds = texts.lostKinds;
  return tableOf(
    [text(texts.what), count(texts.count)],
    [
      [`${texts.completed}: ${texts.delivery}`, orders.delivery, "delivery"],
      [`${texts.completed}: ${texts.pickup}`, orders.pickup, "pickup"],
      [texts.open, orders.open, "open"],
      [`${texts.lost}: ${kinds.cancelled}`, orders.cancelled, "cancelled"],
      [`${texts.lost}: ${kinds.rejected}`, orders.rejected, "rejected"],
      [`${texts.lost}: ${kinds.expired}`, orders.expired, "expired"],
      [`${texts.lost}: ${kinds.failed}`, orders.failed, "failed"],
    ],
  );
}

/** Parties, guests and seats of each day. */
export function seatsTable({ tables }: Report, { texts, language }: ReportWords): ReportTable {
  return {
    columns: [
      text(texts.day),
      count(texts.parties),
      count(texts.guests),
      count(texts.noShows),
      count(texts.cancelledTables),
      count(texts.peak),
      { label: texts.use, kind: "percent" },
    ],
    rows: tables.by_day.map((day) => [
      dayText(day.date, language),
      day.parties,
      day.guests,
      day.no_shows,
      day.cancelled,
      day.peak_seats,
      day.use_percent,
    ]),
  };
}

type FigureRow = readonly [label: string, value: number, figure: OrderFigure | null];

function tableOf(columns: ReportColumn[], rows: readonly FigureRow[]): ReportTable {
  return {
    columns,
    rows: rows.map(([label, value]) => [label, value]),
    figures: rows.map(([, , figure]) => figure),
  };
}

/** Only orders at the current rates can be listed. */
function rowOfRate(rate: number, share: "net" | "vat"): OrderFigure | null {
  return rate === 7 || rate === 19 ? { rate, share } : null;
}

function sumColumns(texts: ReportsTexts): ReportColumn[] {
  return [count(texts.orders), count(texts.completed), cents(texts.turnover)];
}

const text = (label: string): ReportColumn => ({ label, kind: "text" });
const count = (label: string): ReportColumn => ({ label, kind: "count" });
const cents = (label: string): ReportColumn => ({ label, kind: "cents" });

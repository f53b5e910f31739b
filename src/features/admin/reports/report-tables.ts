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
  const hours = new Set(busyHours(report));
  return {
    columns: [text(texts.hour), ...sumColumns(texts)],
    rows: report.orders.by_hour
      .filter(({ hour }) => hours.has(hour))
      .map(({ hour, ...sums }) => [
        texts.hourFrom(hour),
        sums.orders,
        sums.completed,
        sums.turnover_cents,
      ]),
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
  };
}

/** Parts of the turnover; the discount is negative. */
export function moneyTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const kinds = texts.moneyKinds;
  return {
    columns: [text(texts.what), cents(texts.amount)],
    rows: [
      [texts.turnover, orders.turnover_cents],
      ...orders.vat.flatMap(({ rate, net_cents, vat_cents }) => [
        [kinds.net(rate), net_cents],
        [kinds.vat(rate), vat_cents],
      ]),
      [kinds.fees, orders.delivery_fee_cents],
      [kinds.deposits, orders.deposit_cents],
      [kinds.discount, -orders.discount_cents],
    ],
  };
}

/**
 * The turnover by means of payment, and below it refunds and tips, which do not change it. Online
 * payment appears where there was any.
 */
export function paymentsTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  return {
    columns: [text(texts.what), cents(texts.amount)],
    rows: [
      [texts.closing.cash, orders.cash_cents],
      [texts.closing.card, orders.card_cents],
      ...(orders.online_cents > 0 ? [[texts.closing.online, orders.online_cents]] : []),
      [texts.turnover, orders.turnover_cents],
      ...(orders.refunded_cents > 0 ? [[texts.closing.refunds, -orders.refunded_cents]] : []),
      ...(orders.tip_cents > 0 ? [[texts.closing.tips, orders.tip_cents]] : []),
    ],
  };
}

/** Numbers of completed, open and lost orders. */
export function outcomeTable({ orders }: Report, { texts }: ReportWords): ReportTable {
  const kinds = texts.lostKinds;
  return {
    columns: [text(texts.what), count(texts.count)],
    rows: [
      [`${texts.completed}: ${texts.delivery}`, orders.delivery],
      [`${texts.completed}: ${texts.pickup}`, orders.pickup],
      [texts.open, orders.open],
      [`${texts.lost}: ${kinds.cancelled}`, orders.cancelled],
      [`${texts.lost}: ${kinds.rejected}`, orders.rejected],
      [`${texts.lost}: ${kinds.expired}`, orders.expired],
      [`${texts.lost}: ${kinds.failed}`, orders.failed],
    ],
  };
}

/** Reservations, guests and seats of each day. */
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

function sumColumns(texts: ReportsTexts): ReportColumn[] {
  return [count(texts.orders), count(texts.completed), cents(texts.turnover)];
}

const text = (label: string): ReportColumn => ({ label, kind: "text" });
const count = (label: string): ReportColumn => ({ label, kind: "count" });
const cents = (label: string): ReportColumn => ({ label, kind: "cents" });

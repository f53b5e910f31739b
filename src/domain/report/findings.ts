import type { Cents } from "../money/money";
import type { LocalizedText } from "../text/localized-text";
import type { OrderReport, Report } from "./report.schema";

/** What stands out in a report; the interface makes a sentence of each. Percentages are whole. */
export type Finding =
  /** Orders that the restaurant did not bring about, and their turnover at the average of the others. */
  | {
      readonly kind: "lost";
      readonly rejected: number;
      readonly expired: number;
      readonly failed: number;
      readonly cents: Cents;
    }
  /** Change of the turnover since the period before, and the factor that changed more. */
  | {
      readonly kind: "turnover";
      readonly percent: number;
      readonly cause: "orders" | "average";
    }
  /**
   * The hour of the week with the most orders, of which `declined` were rejected or expired. `weekday` 0
   * is Sunday.
   */
  | {
      readonly kind: "busiest";
      readonly weekday: number;
      readonly hour: number;
      readonly orders: number;
      readonly percent: number;
      readonly declined: number;
    }
  | { readonly kind: "noShows"; readonly no_shows: number; readonly parties: number }
  | {
      readonly kind: "bestDish";
      readonly name: LocalizedText;
      readonly qty: number;
      readonly percent: number;
    };

const MAX_FINDINGS = 3;
/** Smaller shares of lost orders, and smaller changes of the turnover, are everyday. */
const MIN_LOST_PERCENT = 2;
const MIN_CHANGE_PERCENT = 5;
const MIN_NO_SHOW_PERCENT = 5;
/** With fewer orders the busiest hour is chance. */
const MIN_ORDERS = 20;

/**
 * The three most important findings of a report: what costs money comes first.
 * @param before report of the period before; null if it is not known or not comparable
 */
export function findingsOf(report: Report, before: Report | null): Finding[] {
  return [
    lostOrders(report.orders),
    before && turnoverChange(report.orders, before.orders),
    busiestHour(report.orders),
    noShows(report.tables),
    bestDish(report.orders),
  ]
    .filter((finding) => finding !== null)
    .slice(0, MAX_FINDINGS);
}

function lostOrders(orders: OrderReport): Finding | null {
  const { rejected, expired, failed, average_cents } = orders;
  const lost = rejected + expired + failed;
  if (lost === 0 || 100 * lost < MIN_LOST_PERCENT * orders.orders) return null;
  return { kind: "lost", rejected, expired, failed, cents: lost * average_cents };
}

function turnoverChange(now: OrderReport, before: OrderReport): Finding | null {
  if (now.turnover_cents === 0 || before.turnover_cents === 0) return null;
  const percent = percentOf(now.turnover_cents - before.turnover_cents, before.turnover_cents);
  if (Math.abs(percent) < MIN_CHANGE_PERCENT) return null;
  // The logarithms of both ratios add up to that of the turnover, so the larger one in its direction
  // explains more.
  const byOrders = Math.log(now.completed / before.completed);
  const byAverage = Math.log(now.average_cents / before.average_cents);
  const isByOrders = byOrders * Math.sign(percent) >= byAverage * Math.sign(percent);
  return { kind: "turnover", percent, cause: isByOrders ? "orders" : "average" };
}

function busiestHour(orders: OrderReport): Finding | null {
  if (orders.orders < MIN_ORDERS) return null;
  const most = Math.max(...orders.by_weekday.flat());
  const weekday = orders.by_weekday.findIndex((hours) => hours.includes(most));
  const hour = orders.by_weekday[weekday]?.indexOf(most) ?? 0;
  const percent = percentOf(most, orders.orders);
  const declined = orders.declined_by_weekday[weekday]?.[hour] ?? 0;
  return { kind: "busiest", weekday, hour, orders: most, percent, declined };
}

function noShows({ no_shows, parties }: Report["tables"]): Finding | null {
  const isUsual = no_shows === 0 || 100 * no_shows < MIN_NO_SHOW_PERCENT * parties;
  return isUsual ? null : { kind: "noShows", no_shows, parties };
}

function bestDish({ top_items, turnover_cents }: OrderReport): Finding | null {
  const [best] = top_items;
  if (!best) return null;
  const percent = percentOf(best.turnover_cents, turnover_cents);
  return { kind: "bestDish", name: best.name, qty: best.qty, percent };
}

function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

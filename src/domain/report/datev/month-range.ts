import { addDays, HOUR_MS, type Instant, toLocal } from "../../time/berlin-time";
import type { ReportRange } from "../report-range";

/** First and last day of a month, `YYYY-MM`. */
export function monthRange(month: string): ReportRange {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 8);
  return { from, to: addDays(`${next}01`, -1) };
}

/** Transactions of the last day may still commit for an hour after midnight. */
export function isMonthOver(month: string, now: Instant): boolean {
  return toLocal(now - HOUR_MS).date > monthRange(month).to;
}

/** The latest months that are over, the last one first. */
export function endedMonths(count: number, now: Instant): string[] {
  const months: string[] = [];
  let { date } = toLocal(now - HOUR_MS);
  while (months.length < count) {
    date = addDays(`${date.slice(0, 8)}01`, -1);
    months.push(date.slice(0, 7));
  }
  return months;
}

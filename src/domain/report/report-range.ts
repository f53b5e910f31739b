import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { isLocalDate, localDateSchema } from "../text/local-date.schema";
import { addDays, type LocalDate } from "../time/berlin-time";

/** Maximum number of days in one report. */
export const MAX_REPORT_DAYS = 92;

/** Input of the callable `readReport`: first and last day, both included. */
export const readReportRequestSchema = z
  .strictObject({ resto_key: restoKeySchema, from: localDateSchema, to: localDateSchema })
  .check(z.refine(isValidRange, { path: ["to"] }));

export type ReadReportRequest = z.infer<typeof readReportRequestSchema>;

/** First and last day of a report, both included. */
export interface ReportRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Whether the range is not reversed and has at most {@link MAX_REPORT_DAYS} days. */
export function isValidRange({ from, to }: ReportRange): boolean {
  // Zod also calls this with invalid dates, which it reports separately.
  return isLocalDate(from) && from <= to && to < addDays(from, MAX_REPORT_DAYS);
}

/**
 * The latest range before this one with as many days, the same weekdays and no day in common: a
 * Tuesday is compared with the Tuesday before, 30 days with the 30 days that began 35 days earlier.
 */
export function rangeBefore({ from, to }: ReportRange): ReportRange {
  const weeks = Math.ceil(daysOf({ from, to }).length / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

/** Every calendar day of a range. */
export function daysOf({ from, to }: ReportRange): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/**
 * Removes the last, possibly incomplete day from a truncated list, unless it is the only day.
 * @param rows sorted by day
 * @returns the remaining rows and the last day they cover; null for an empty list
 */
export function completeDays<T extends { readonly local_date: LocalDate }>(
  rows: readonly T[],
): { readonly rows: readonly T[]; readonly until: LocalDate } | null {
  const last = rows.at(-1)?.local_date;
  if (last === undefined) return null;
  const complete = rows.filter(({ local_date }) => local_date < last);
  if (complete.length === 0) return { rows, until: last };
  return { rows: complete, until: addDays(last, -1) };
}

import * as z from "zod/mini";
import { addDays, type LocalDate } from "../shared/berlin-time";
import { isLocalDate, localDateSchema } from "../shared/local-date.schema";
import { restoKeySchema } from "../tenant/resto-key.schema";

/** Longest time one report covers: a quarter of a year. */
export const MAX_REPORT_DAYS = 92;

/** Input of the callable `readReport`: first and last day, both included. */
export const readReportRequestSchema = z
  .strictObject({ resto_key: restoKeySchema, from: localDateSchema, to: localDateSchema })
  .check(z.refine(isValidRange, { path: ["to"] }));

export type ReadReportRequest = z.infer<typeof readReportRequestSchema>;

/** Days of a report, first and last included. */
export interface ReportRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Whether a report may cover these days: at most {@link MAX_REPORT_DAYS}, none before the first. */
export function isValidRange({ from, to }: ReportRange): boolean {
  // Also asked about texts that are no days: those have been refused by then.
  return isLocalDate(from) && from <= to && to < addDays(from, MAX_REPORT_DAYS);
}

/** Every calendar day of a range, also those on which the clock changes. */
export function daysOf({ from, to }: ReportRange): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/**
 * What of a list that was cut off is complete: all days but the last one read, unless that is the
 * only one.
 * @param rows by day, earliest first
 * @returns the rows, and the last day they cover
 */
export function completeDays<T extends { readonly local_date: LocalDate }>(
  rows: readonly T[],
): { readonly rows: readonly T[]; readonly until: LocalDate } | null {
  const last = rows.at(-1)?.local_date;
  if (last === undefined) return null;
  const whole = rows.filter(({ local_date }) => local_date < last);
  if (whole.length === 0) return { rows, until: last };
  return { rows: whole, until: addDays(last, -1) };
}

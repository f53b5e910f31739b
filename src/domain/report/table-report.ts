import * as z from "zod/mini";
import type { DayException } from "../availability/availability.schema";
import type { OpeningRestaurant } from "../hours/day-hours";
import { openingIntervals } from "../hours/opening-intervals";
import { reservationSchema } from "../reservation/reservation.schema";
import { BUCKET_MS } from "../reservation/seats/seat-buckets";
import { groupBy } from "../stored-data/group-by";
import { addDays, type Instant, type LocalDate, MINUTE_MS, toInstant } from "../time/berlin-time";
import type { TableReport } from "./report.schema";
import { daysOf, type ReportRange } from "./report-range";

/** The fields of a reservation that a report uses. */
export const reportedTableSchema = z.pick(reservationSchema, {
  status: true,
  local_date: true,
  start_at: true,
  end_at: true,
  party_size: true,
});

export type ReportedTable = z.infer<typeof reportedTableSchema>;

/** Number of seats and opening hours. */
export interface TableReportContext {
  readonly seats: number;
  readonly restaurant: OpeningRestaurant;
  readonly exceptions: readonly DayException[];
}

/** Statuses in which the party had a table. */
export const BOOKED: readonly ReportedTable["status"][] = [
  "requested",
  "confirmed",
  "seated",
  "completed",
  "no_show",
];

/**
 * Sums up the use of tables by local date of the parties' start. Opening hours are the current ones,
 * because earlier ones are not stored.
 */
export function tableReport(
  all: readonly ReportedTable[],
  range: ReportRange,
  context: TableReportContext,
): TableReport {
  const tables = all.filter(({ local_date: day }) => range.from <= day && day <= range.to);
  const byDay = groupBy(tables, ({ local_date }) => local_date);
  const days = daysOf(range).map((date) => ({
    date,
    open: openMinutes(context, date),
    tables: byDay.get(date) ?? [],
  }));
  const openTotal = days.reduce((sum, { open }) => sum + open, 0);
  return {
    seats: context.seats,
    ...sumsOf(tables, context.seats, openTotal),
    by_day: days.map(({ date, open, tables: ofDay }) => ({
      date,
      ...sumsOf(ofDay, context.seats, open),
    })),
  };
}

function sumsOf(tables: readonly ReportedTable[], seats: number, totalOpenMinutes: number) {
  const booked = tables.filter(({ status }) => BOOKED.includes(status));
  const withStatus = (status: ReportedTable["status"]) =>
    tables.filter((table) => table.status === status).length;
  const seatMinutes = booked.reduce(
    (sum, { start_at, end_at, party_size }) =>
      sum + (party_size * Math.max(0, end_at - start_at)) / MINUTE_MS,
    0,
  );
  const available = seats * totalOpenMinutes;
  return {
    parties: booked.length,
    guests: booked.reduce((sum, { party_size }) => sum + party_size, 0),
    no_shows: withStatus("no_show"),
    cancelled: withStatus("cancelled"),
    peak_seats: peakOf(booked),
    use_percent: available === 0 ? null : Math.round((100 * seatMinutes) / available),
  };
}

/** Seats taken in the busiest quarter of an hour. */
function peakOf(booked: readonly ReportedTable[]): number {
  const taken = new Map<Instant, number>();
  let peak = 0;
  for (const { start_at, end_at, party_size } of booked) {
    const first = Math.floor(start_at / BUCKET_MS) * BUCKET_MS;
    for (let bucket = first; bucket < end_at; bucket += BUCKET_MS) {
      const seats = (taken.get(bucket) ?? 0) + party_size;
      taken.set(bucket, seats);
      peak = Math.max(peak, seats);
    }
  }
  return peak;
}

/** Length of the opening intervals that start on a day, in elapsed minutes. */
function openMinutes({ restaurant, exceptions }: TableReportContext, date: LocalDate): number {
  const [start, end] = [toInstant(date, 0), toInstant(addDays(date, 1), 0)];
  return openingIntervals(restaurant, exceptions, date, 1)
    .filter((interval) => interval.start >= start && interval.start < end)
    .reduce((sum, interval) => sum + (interval.end - interval.start) / MINUTE_MS, 0);
}

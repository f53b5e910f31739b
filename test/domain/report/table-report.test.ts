import { describe, expect, test } from "vitest";
import {
  type ReportedTable,
  reportedTableSchema,
  type TableReportContext,
  tableReport,
} from "@/domain/report/table-report";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { tenant as restoExample } from "@/tenant-configs/resto-example";
import { aReservation } from "../reservation/sample-tables";

const evening: OpeningInterval[] = [["17:00", "22:00"]];

const context: TableReportContext = {
  seats: 10,
  restaurant: {
    ...restoExample,
    opened_on_holiday: true,
    hours: {
      0: evening,
      1: null,
      2: evening,
      3: evening,
      4: evening,
      5: evening,
      6: [["17:00", "03:00"]],
    },
  },
  exceptions: [],
};

/** A Wednesday. */
const DAY = "2027-03-03";

function table(time: number, minutes: number, changes: Partial<ReportedTable> = {}): ReportedTable {
  const date = changes.local_date ?? DAY;
  const start_at = toInstant(date, time * 60);
  return {
    status: "completed",
    local_date: date,
    start_at,
    end_at: start_at + minutes * MINUTE_MS,
    party_size: 2,
    ...changes,
  };
}

const on = (tables: ReportedTable[], from = DAY, to = from) =>
  tableReport(tables, { from, to }, context);

describe("tableReport", () => {
  test("counts no-shows as parties with a table", () => {
    const all = RESERVATION_STATUSES.map((status) => table(18, 60, { status }));
    expect(on(all)).toMatchObject({ parties: 5, guests: 10, no_shows: 1, cancelled: 1 });
  });

  test("adds up overlapping parties in the peak, not consecutive ones", () => {
    expect(on([table(18, 90), table(19, 90)]).peak_seats).toBe(4);
    expect(on([table(18, 60), table(19, 60)]).peak_seats).toBe(2);
    expect(on([]).peak_seats).toBe(0);
  });

  test("calculates the use as a share of seats and opening hours", () => {
    // Five hours of ten seats are 50 seat hours; five guests for two hours are 10.
    expect(on([table(18, 120, { party_size: 5 })]).use_percent).toBe(20);
    expect(on([]).use_percent).toBe(0);
  });

  test("has no use on a closed day", () => {
    const monday = "2027-03-01";
    expect(on([], monday)).toMatchObject({ use_percent: null, parties: 0 });
  });

  test("uses the hours of an exception", () => {
    const exceptions = [{ date: DAY, closed: true }];
    const closed = tableReport([], { from: DAY, to: DAY }, { ...context, exceptions });
    expect(closed.use_percent).toBeNull();
  });

  test("counts a party on the day of its start, also past midnight", () => {
    const night = table(23, 180, { local_date: "2027-03-06", party_size: 10 });
    const { by_day, peak_seats } = on([night], "2027-03-06", "2027-03-07");
    expect(by_day.map(({ guests }) => guests)).toEqual([10, 0]);
    expect(peak_seats).toBe(10);
  });

  test("considers the shorter and longer nights of clock changes", () => {
    // Saturday 17:00 to 03:00 is ten hours: nine at the spring change, eleven at the autumn change.
    const party = (local_date: string) => table(18, 600, { local_date, party_size: 9 });
    expect(on([party("2027-03-20")], "2027-03-20").use_percent).toBe(90);
    expect(on([party("2027-03-27")], "2027-03-27").use_percent).toBe(100);
    expect(on([party("2027-10-30")], "2027-10-30").use_percent).toBe(82);
  });
});

test("a report reads exactly its own fields of a stored reservation", () => {
  expect(reportedTableSchema.parse({ ...aReservation(), ...table(18, 60) })).toEqual(table(18, 60));
});

test("parties on the first and last day of the range count, those beside it do not", () => {
  const days = ["2027-03-02", "2027-03-03", "2027-03-04", "2027-03-05"];
  const parties = days.map((local_date) => table(18, 60, { local_date }));
  const { parties: all, by_day } = on(parties, "2027-03-03", "2027-03-04");
  expect(all).toBe(2);
  expect(by_day.map(({ date, parties: ofDay }) => [date, ofDay])).toEqual([
    ["2027-03-03", 1],
    ["2027-03-04", 1],
  ]);
});

import { expect, inject, vi } from "vitest";
import { addDays, MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { readTakenSeats } from "@/functions/capacity/seat-store";
import { findTables } from "@/functions/reservations/seating/find-tables";
import { database } from "@/functions/runtime/admin-app";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { largestPlan } from "@/test/domain/reservation/seating/sample-plan";
import { recordFigure } from "@/test/faults/figures";
import { tableTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { at, KITCHEN, TODAY } from "../support/test-kitchen";
import { seatPolicy } from "../support/test-tables";

runFunctionsInProcess();

const STAY_MINUTES = 180;
const STAYS_A_DAY = 8;
/** The day of the search, the fourteen days after it, and the night of the last. */
const DAYS = 16;

const test = tableTest.extend("restaurant", {
  reservation_policy: { ...seatPolicy, max_party: 40 },
  ...largestPlan,
});

/** Parties of one at every table, one after the other, around the clock. */
function stays(date: string) {
  const midnight = toInstant(date, 0);
  return largestPlan.tables.flatMap(({ id: table }, index) =>
    Array.from({ length: STAYS_A_DAY }, (_, turn) => {
      const start = midnight + turn * STAY_MINUTES * MINUTE_MS;
      const stay = {
        start_at: new Date(start),
        end_at: new Date(start + STAY_MINUTES * MINUTE_MS),
        party_size: 1,
        table_ids: [table],
      };
      return [`${date}-${index}-${turn}`, stay] as const;
    }),
  );
}

/** Stores full days; all tables are taken, most seats are not. */
async function fill(days = DAYS): Promise<void> {
  const quarters = Array.from({ length: 96 }, (_, quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, "0");
    return [`${hour}:${String((quarter % 4) * 15).padStart(2, "0")}`, 200] as const;
  });
  for (let day = 0; day < days; day += 1) {
    const local_date = addDays(TODAY, day);
    const data = {
      resto_key: KITCHEN,
      local_date,
      seats: Object.fromEntries(quarters),
      stays: Object.fromEntries(stays(local_date)),
    };
    await backendAdmin(inject("backendPorts")).write([
      { path: `capacity/${KITCHEN}_${local_date}`, data },
    ]);
  }
}

const search = () => findTables({ resto_key: KITCHEN, date: TODAY, party_size: 2 }, at("12:00"));

/** The fewest milliseconds of CPU that this process needs in three runs: chance only adds some. */
async function cpuMs(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 3; at += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Reads what a search of two weeks reads, and nothing else. */
const read = () =>
  readTakenSeats(
    KITCHEN,
    Array.from({ length: DAYS }, (_, day) => addDays(TODAY, day)),
    database(),
  );

test("a search of two full weeks costs little more than reading them", async () => {
  await fill();
  expect(await search()).toMatchObject({ ok: true, value: { next_at: null } });
  const reading = await cpuMs(read);
  const searching = await cpuMs(search);
  recordFigure(
    52,
    "CPU of a search of two full weeks at 200 tables and 200 combinations, ms",
    Math.round(searching),
    import.meta.url,
  );
  expect(searching / reading).toBeLessThan(6);
}, 60_000);

test("a search that takes too long ends without a next free time", async () => {
  await fill(1);
  expect(await search()).toMatchObject({ value: { next_at: expect.any(Number) } });
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    clock += 3000;
    return clock;
  });
  expect(await search()).toMatchObject({ ok: true, value: { next_at: null } });
  vi.restoreAllMocks();
});

import { describe, expect, it } from "vitest";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { replaceStays, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { tableTimes } from "@/domain/reservation/times/bookable-times";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";
import { bookingContext, WEDNESDAY } from "../sample-tables";
import { largestPlan, tableId } from "./sample-plan";

const STAY_MINUTES = 90;

/** A day's stays at every table of the largest plan, which count how often they are looked at. */
function countedDay({ isSeated }: { isSeated: boolean }) {
  let looks = 0;
  const midnight = toInstant(WEDNESDAY, 0);
  const held = largestPlan.tables.flatMap((_, index) =>
    Array.from({ length: 16 }, (_each, turn): HeldStay => {
      const start = midnight + turn * STAY_MINUTES * MINUTE_MS;
      return {
        id: `${index}-${turn}`,
        get start_at() {
          looks += 1;
          return start;
        },
        end_at: start + STAY_MINUTES * MINUTE_MS,
        party_size: 1,
        ...(isSeated && { table_ids: [tableId(index)] }),
      };
    }),
  );
  const looksOf = (run: () => void) => {
    looks = 0;
    run();
    return looks / held.length;
  };
  return { held, looksOf };
}

describe("with the largest list of tables and 3,200 stays a day", () => {
  it("a search of a whole day looks at each stay for the starts during its hours only", () => {
    const { held, looksOf } = countedDay({ isSeated: true });
    const hours = { ...sampleRestaurant.hours, 3: [["00:00", "24:00"] as [string, string]] };
    const restaurant = bookingContext({ ...largestPlan, hours });
    const now = toInstant(WEDNESDAY, -24 * 60);
    const search = () =>
      tableTimes({ ...restaurant, held }, { date: WEDNESDAY, party_size: 2 }, new Map(), now);
    expect(looksOf(search)).toBeLessThan(20);
    expect(search().filter(({ free }) => free)).toEqual([]);
    expect(search().length).toBeGreaterThan(80);
  });

  it("all parties that wait get their tables with few looks at each", () => {
    const { held, looksOf } = countedDay({ isSeated: false });
    const plan = tablePlanOf(largestPlan);
    if (!plan) throw new Error("the restaurant lists tables");
    const dates = [WEDNESDAY, "2027-03-04"];
    const settle = () => settleTables(plan, held, { dates, now: 0 });
    expect(looksOf(settle)).toBeLessThan(500);
    expect(settle()).toHaveLength(held.length);
  });

  it("adding up the seats and replacing stays looks at each stay only a few times", () => {
    const { held, looksOf } = countedDay({ isSeated: true });
    expect(looksOf(() => seatCountsOf(held))).toBeLessThan(5);
    expect(looksOf(() => replaceStays(held, held))).toBe(0);
    expect(replaceStays(held, held)).toHaveLength(held.length);
  });
});

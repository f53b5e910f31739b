import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayException } from "@/domain/availability/availability.schema";
import { ANSWER_WITHIN_MS, answerDueAt } from "@/domain/order/timing/answer-due";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));

/** When an order placed and wanted at these times expires, as `date time`. */
function due(
  created: [date: string, time: string],
  wanted: [date: string, time: string] | null,
  exceptions: DayException[] = [],
): string {
  const created_at = at(...created);
  const wanted_at = wanted && at(...wanted);
  const { date, time } = toLocal(
    answerDueAt(sampleRestaurant, exceptions, { created_at, wanted_at }),
  );
  return `${date} ${time}`;
}

// Open 11:00 to 14:30 and 17:00 to 22:00, closed on Mondays; 24 November 2026 is a Tuesday.
describe("answerDueAt", () => {
  it("is 15 minutes after an order without a wanted time, also shortly before closing", () => {
    expect(due(["2026-11-24", "12:00"], null)).toBe("2026-11-24 12:15");
    expect(due(["2026-11-24", "21:55"], null)).toBe("2026-11-24 22:10");
  });

  it("is 15 minutes after a preorder placed while open", () => {
    expect(due(["2026-11-24", "12:00"], ["2026-11-24", "19:00"])).toBe("2026-11-24 12:15");
  });

  it("counts from the next opening for a preorder placed while closed", () => {
    expect(due(["2026-11-24", "08:00"], ["2026-11-24", "12:00"])).toBe("2026-11-24 11:15");
    expect(due(["2026-11-24", "15:00"], ["2026-11-24", "19:00"])).toBe("2026-11-24 17:15");
    expect(due(["2026-11-24", "23:00"], ["2026-11-25", "12:00"])).toBe("2026-11-25 11:15");
    expect(due(["2026-11-22", "23:00"], ["2026-11-24", "12:00"])).toBe("2026-11-24 11:15");
  });

  it("adds up the minutes before closing and after the next opening", () => {
    expect(due(["2026-11-24", "14:25"], ["2026-11-24", "19:00"])).toBe("2026-11-24 17:10");
    expect(due(["2026-11-24", "21:50"], ["2026-11-25", "12:00"])).toBe("2026-11-25 11:05");
    expect(due(["2026-11-24", "14:15"], ["2026-11-24", "19:00"])).toBe("2026-11-24 14:30");
  });

  it("considers closures and special hours, also days ahead", () => {
    const closed = { date: "2026-11-25", closed: true };
    const brunch = { date: "2026-11-26", hours: [["09:00", "10:00"] as [string, string]] };
    expect(due(["2026-11-24", "23:00"], ["2026-11-27", "12:00"], [closed, brunch])).toBe(
      "2026-11-26 09:15",
    );
    const holidays = Array.from({ length: 10 }, (_, day) => ({
      date: `2026-12-${String(day + 1).padStart(2, "0")}`,
      closed: true,
    }));
    expect(due(["2026-11-30", "12:00"], ["2026-12-12", "12:00"], holidays)).toBe(
      "2026-12-11 11:15",
    );
  });

  it("is never after the wanted time, unless that is less than 15 minutes away", () => {
    expect(due(["2026-11-24", "21:50"], ["2026-11-24", "22:00"])).toBe("2026-11-24 22:05");
    expect(due(["2026-11-24", "21:40"], ["2026-11-24", "22:00"])).toBe("2026-11-24 21:55");
    const closed = { date: "2026-11-25", closed: true };
    expect(due(["2026-11-24", "23:00"], ["2026-11-25", "12:00"], [closed])).toBe(
      "2026-11-25 12:00",
    );
  });

  it("is the wanted time if the restaurant does not open before it", () => {
    const hours = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null };
    const wanted_at = at("2026-11-28", "12:00");
    const order = { created_at: at("2026-11-24", "12:00"), wanted_at };
    expect(answerDueAt({ ...sampleRestaurant, hours }, [], order)).toBe(wanted_at);
  });

  it("is never less than 15 minutes after placing", () => {
    const from = at("2027-01-01", "00:00");
    const moments = fc
      .integer({ min: 0, max: 365 * 24 * 60 })
      .map((minute) => from + minute * 60_000);
    const ahead = fc.option(fc.integer({ min: 0, max: 7 * 24 * 60 }));
    fc.assert(
      fc.property(moments, ahead, (created_at, minutes) => {
        const wanted_at = minutes === null ? null : created_at + minutes * 60_000;
        const dueAt = answerDueAt(sampleRestaurant, [], { created_at, wanted_at });
        const earliest = created_at + ANSWER_WITHIN_MS;
        expect(dueAt).toBeGreaterThanOrEqual(earliest);
        expect(dueAt).toBeLessThanOrEqual(Math.max(earliest, wanted_at ?? 0));
      }),
      { numRuns: 300 },
    );
  });
});

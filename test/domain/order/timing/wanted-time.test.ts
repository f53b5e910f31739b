import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { orderTimes, wantedTimeRefusal } from "@/domain/order/timing/wanted-time";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));

function problemAt(now: number, wantedAt: number | null, type: "pickup" | "delivery" = "delivery") {
  return wantedTimeRefusal(wantedAt, orderTimes(sampleRestaurant, DEFAULT_AVAILABILITY, type, now));
}

describe("wantedTimeRefusal", () => {
  const noon = at("2026-11-24", "12:00");
  const firstSlot = at("2026-11-24", "12:45");

  it.each([
    ["as soon as possible while open", null],
    ["the first slot", firstSlot],
    ["the last delivery of the evening", at("2026-11-24", "21:30")],
    ["the last day the policy allows", at("2026-12-01", "21:30")],
  ])("accepts %s", (_case, wantedAt) => {
    expect(problemAt(noon, wantedAt)).toBeNull();
  });

  it.each([
    ["in the past", noon - 1, { reason: "SLOT_PAST", next_at: firstSlot }],
    ["sooner than the lead time", noon + 1, { reason: "SLOT_PAST", next_at: firstSlot }],
    ["at the beginning of time", 0, { reason: "SLOT_PAST", next_at: firstSlot }],
    ["after the policy's days", at("2026-12-02", "00:00"), { reason: "TOO_FAR_AHEAD" }],
    ["at the end of time", 8.64e15, { reason: "TOO_FAR_AHEAD" }],
    [
      "between lunch and dinner",
      at("2026-11-24", "16:00"),
      { reason: "CLOSED", next_at: firstSlot },
    ],
    ["after delivery's end", at("2026-11-24", "21:45"), { reason: "CLOSED", next_at: firstSlot }],
    [
      "before opening plus lead",
      at("2026-11-25", "11:30"),
      { reason: "CLOSED", next_at: firstSlot },
    ],
    ["on a closed day", at("2026-11-30", "12:00"), { reason: "CLOSED", next_at: firstSlot }],
    ["between two slots", at("2026-11-24", "13:07"), { reason: "INVALID", field: "wanted_at" }],
    ["a millisecond beside a slot", firstSlot + 1, { reason: "INVALID", field: "wanted_at" }],
  ])("refuses %s", (_case, wantedAt, problem) => {
    expect(problemAt(noon, wantedAt)).toEqual(problem);
  });

  it.each([
    ["21:29", "delivery", null],
    ["21:31", "delivery", "CLOSED"],
    ["21:31", "pickup", null],
    ["22:01", "pickup", "CLOSED"],
  ] as const)("at %s checks an order as soon as possible for %s: %s", (time, type, reason) => {
    expect(problemAt(at("2026-11-24", time), null, type)?.reason ?? null).toBe(reason);
  });

  it("has the next day's first slot as next_at if it is too late for an order as soon as possible", () => {
    expect(problemAt(at("2026-11-22", "22:10"), null)).toEqual({
      reason: "CLOSED",
      next_at: at("2026-11-24", "11:45"),
    });
  });
});

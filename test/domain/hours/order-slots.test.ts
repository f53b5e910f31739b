import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { earliestReadyAt, leadTimeMs, orderSlots } from "@/domain/hours/order-slots";
import type { OrderPolicy } from "@/domain/tenant/policies.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../sample-restaurant";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));

const today: OrderPolicy = {
  pickup_lead_minutes: 20,
  delivery_lead_minutes: 45,
  days_ahead: 0,
  orders_per_slot: null,
};
const openToday: Restaurant = { ...sampleRestaurant, order_policy: today };

function times(slots: number[]): string {
  return slots.map((slot) => toLocal(slot).time).join(" ");
}

function slotsAt(
  time: string,
  type: "pickup" | "delivery",
  changes: Partial<typeof DEFAULT_AVAILABILITY> = {},
  restaurant = openToday,
): string {
  const now = at("2026-11-24", time);
  return times(orderSlots(restaurant, { ...DEFAULT_AVAILABILITY, ...changes }, type, now));
}

describe("orderSlots", () => {
  it("lists pickup slots from opening plus lead time to closing", () => {
    const lunch = "11:30 11:45 12:00 12:15 12:30 12:45 13:00 13:15 13:30 13:45 14:00 14:15 14:30";
    const dinner = [17, 18, 19, 20, 21]
      .flatMap((hour) => [0, 15, 30, 45].map((minute) => hour * 60 + minute))
      .slice(2)
      .map((minutes) => toLocal(toInstant("2026-11-24", minutes)).time);
    expect(slotsAt("08:00", "pickup")).toBe(`${lunch} ${dinner.join(" ")} 22:00`);
  });

  it("ends delivery slots delivary_end_min before closing, inclusive", () => {
    expect(slotsAt("19:40", "delivery")).toBe("20:30 20:45 21:00 21:15 21:30");
    expect(slotsAt("20:46", "delivery")).toBe("");
    const late = { ...openToday, delivary_end_min: null };
    expect(slotsAt("20:46", "delivery", {}, late)).toBe("21:45 22:00");
  });

  it("applies the lead time from now, to the minute", () => {
    expect(slotsAt("21:25", "pickup")).toBe("21:45 22:00");
    expect(slotsAt("21:26", "pickup")).toBe("22:00");
    expect(slotsAt("21:41", "pickup")).toBe("");
  });

  it("adds the extra minutes and starts after a pause", () => {
    expect(slotsAt("21:00", "pickup", { extra_minutes: 15 })).toBe("21:45 22:00");
    const over = { extra_minutes: 15, extra_until: 0 };
    expect(slotsAt("21:00", "pickup", over)).toBe(slotsAt("21:00", "pickup"));
    expect(slotsAt("19:00", "pickup", { paused_until: at("2026-11-24", "21:20") })).toBe(
      "21:45 22:00",
    );
    expect(slotsAt("21:25", "pickup", { paused_until: at("2026-11-24", "20:00") })).toBe(
      "21:45 22:00",
    );
  });

  it("ends on the policy's last day", () => {
    const days = (days_ahead: number) => {
      const restaurant = { ...openToday, order_policy: { ...today, days_ahead } };
      const slots = orderSlots(
        restaurant,
        DEFAULT_AVAILABILITY,
        "pickup",
        at("2026-11-22", "21:50"),
      );
      return [...new Set(slots.map((slot) => toLocal(slot).date))];
    };
    expect(days(0)).toEqual([]);
    expect(days(1)).toEqual([]);
    expect(days(2)).toEqual(["2026-11-24"]);
    expect(days(3)).toEqual(["2026-11-24", "2026-11-25"]);
  });

  it("uses the default policy if the restaurant has none", () => {
    const slots = orderSlots(
      sampleRestaurant,
      DEFAULT_AVAILABILITY,
      "delivery",
      at("2026-11-24", "08:00"),
    );
    expect(toLocal(slots[0] ?? 0).time).toBe("11:45");
    expect(toLocal(slots.at(-1) ?? 0)).toMatchObject({ date: "2026-12-01", time: "21:30" });
  });

  it("lists slots past midnight", () => {
    const night: [string, string][] = [["22:00", "00:30"]];
    const restaurant = { ...openToday, hours: { ...openToday.hours, 2: night } };
    const policy = { ...today, days_ahead: 1 };
    const slots = orderSlots(
      { ...restaurant, order_policy: policy, hours: { ...restaurant.hours, 3: null } },
      DEFAULT_AVAILABILITY,
      "pickup",
      at("2026-11-24", "23:25"),
    );
    expect(times(slots)).toBe("23:45 00:00 00:15 00:30");
    expect(slots.map((slot) => toLocal(slot).date)).toContain("2026-11-25");
    // With days_ahead 0, the slots end at midnight.
    expect(slotsAt("23:10", "pickup", {}, restaurant)).toBe("23:30 23:45");
  });

  it("does not end delivery at midnight if the next day continues the interval", () => {
    const hours: Restaurant["hours"] = { ...openToday.hours, 2: [["17:00", "24:00"]] };
    const late = { ...openToday, hours: { ...hours, 3: [["00:00", "02:00"] as [string, string]] } };
    expect(slotsAt("22:45", "delivery", {}, late)).toBe("23:30 23:45");
    const next = { ...late, order_policy: { ...today, days_ahead: 1 } };
    expect(slotsAt("22:45", "delivery", {}, next)).toBe(
      "23:30 23:45 00:00 00:15 00:30 00:45 01:00 01:15 01:30",
    );
    expect(slotsAt("22:40", "delivery", {}, { ...openToday, hours: { ...hours, 3: null } })).toBe(
      "23:30",
    );
  });

  it.each([
    ["2027-03-28", "2027-03-28T09:30:00.000Z"],
    ["2027-10-31", "2027-10-31T10:30:00.000Z"],
  ])("has the usual wall-clock slots on the day the clock changes, %s", (date, firstIso) => {
    const usual = times(
      orderSlots(openToday, DEFAULT_AVAILABILITY, "pickup", at("2026-11-24", "00:00")),
    );
    const slots = orderSlots(openToday, DEFAULT_AVAILABILITY, "pickup", at(date, "00:00"));
    expect(times(slots)).toBe(usual);
    expect(new Date(slots[0] ?? 0).toISOString()).toBe(firstIso);
  });

  it("lists slots in both passes of the repeated hour and none in the skipped one", () => {
    const night: [string, string][] = [["01:00", "04:00"]];
    const hours = { ...openToday.hours, 0: night };
    const restaurant = { ...openToday, hours, order_policy: { ...today, pickup_lead_minutes: 60 } };
    const slotsOn = (date: string) =>
      times(orderSlots(restaurant, DEFAULT_AVAILABILITY, "pickup", at(date, "00:00")));
    expect(slotsOn("2027-03-28")).toBe("03:00 03:15 03:30 03:45 04:00");
    expect(slotsOn("2027-10-31")).toBe(
      "02:00 02:15 02:30 02:45 02:00 02:15 02:30 02:45 03:00 03:15 03:30 03:45 04:00",
    );
  });

  it("has no slots on public holidays and closures", () => {
    expect(
      orderSlots(openToday, DEFAULT_AVAILABILITY, "pickup", at("2026-12-25", "08:00")),
    ).toEqual([]);
    const closed = { exceptions: [{ date: "2026-11-24", closed: true }] };
    expect(slotsAt("08:00", "pickup", closed)).toBe("");
  });
});

describe("earliestReadyAt", () => {
  const earliest = (
    time: string,
    type: "pickup" | "delivery",
    changes: Partial<typeof DEFAULT_AVAILABILITY> = {},
  ) => {
    const now = at("2026-11-24", time) + 1;
    const instant = earliestReadyAt(openToday, { ...DEFAULT_AVAILABILITY, ...changes }, type, now);
    return instant === null ? null : toLocal(instant).time;
  };

  it.each<[string, "pickup" | "delivery", string | null]>([
    ["10:59", "pickup", null],
    ["11:00", "pickup", "11:21"],
    ["11:00", "delivery", "11:46"],
    ["21:29", "delivery", "22:15"],
    ["21:30", "delivery", null],
    ["21:31", "delivery", null],
    ["21:31", "pickup", "21:52"],
    ["21:59", "pickup", "22:20"],
    ["22:00", "pickup", null],
    ["22:01", "pickup", null],
    ["15:00", "pickup", null],
  ])("returns, just after %s for %s, %s", (time, type, expected) => {
    expect(earliest(time, type)).toBe(expected);
  });

  it.each([
    ["pickup", "11:00", "22:00"],
    ["delivery", "11:00", "21:30"],
  ] as const)("for %s begins with %s and is over at %s", (type, first, over) => {
    const isTaken = (instant: number) =>
      earliestReadyAt(openToday, DEFAULT_AVAILABILITY, type, instant) !== null;
    expect(isTaken(at("2026-11-24", first) - 1)).toBe(false);
    expect(isTaken(at("2026-11-24", first))).toBe(true);
    expect(isTaken(at("2026-11-24", over) - 1)).toBe(true);
    expect(isTaken(at("2026-11-24", over))).toBe(false);
  });

  it("continues past midnight if the next day starts at midnight", () => {
    const hours: Restaurant["hours"] = { ...openToday.hours, 2: [["17:00", "24:00"]] };
    const earliestBefore = (next: Restaurant["hours"][3]) => {
      const now = at("2026-11-24", "23:45");
      return earliestReadyAt(
        { ...openToday, hours: { ...hours, 3: next } },
        DEFAULT_AVAILABILITY,
        "delivery",
        now,
      );
    };
    expect(earliestBefore([["00:00", "02:00"]])).toBe(at("2026-11-25", "00:30"));
    expect(earliestBefore(null)).toBeNull();
  });

  it("adds the extra minutes and is null during a pause", () => {
    expect(earliest("12:00", "pickup", { extra_minutes: 10 })).toBe("12:31");
    expect(earliest("12:00", "pickup", { paused_until: at("2026-11-24", "12:01") })).toBeNull();
    expect(earliest("12:01", "pickup", { paused_until: at("2026-11-24", "12:01") })).toBe("12:22");
  });
});

describe("leadTimeMs with a kitchen clock", () => {
  const now = at("2026-11-24", "19:00");
  const clock = { pickup: 35, delivery: 70, until: now + 600_000 };
  const clocked = { order_policy: { ...today, kitchen_clock: true } };
  const minutes = (changes: object, restaurant: object = clocked, when = now) =>
    (["pickup", "delivery"] as const).map(
      (type) =>
        leadTimeMs(restaurant, { ...DEFAULT_AVAILABILITY, ...changes }, type, when) / 60_000,
    );

  it.each<[string, object, object, number[]]>([
    ["is that of the clock", { kitchen_minutes: clock }, clocked, [35, 70]],
    ["is that of the policy while the clock is off", { kitchen_minutes: clock }, {}, [20, 45]],
    ["is that of the policy before the first minutes", {}, clocked, [20, 45]],
    [
      "has the longer of clock and extra minutes",
      { kitchen_minutes: clock, extra_minutes: 20 },
      clocked,
      [40, 70],
    ],
  ])("%s", (_name, availability, restaurant, expected) => {
    expect(minutes(availability, restaurant)).toEqual(expected);
  });

  it("is that of the policy once the minutes have ended", () => {
    expect(minutes({ kitchen_minutes: clock }, clocked, clock.until - 1)).toEqual([35, 70]);
    expect(minutes({ kitchen_minutes: clock }, clocked, clock.until)).toEqual([20, 45]);
  });
});

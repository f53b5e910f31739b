import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { servingTime } from "@/domain/order/timing/serving-time";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";

// Tuesday: open 11:00 to 14:30 and 17:00 to 22:00, delivery until half an hour before.
const at = (time: string) => toInstant("2026-11-24", minutesOf(time));
const restaurant = {
  ...sampleRestaurant,
  delivary_end_min: 30,
  order_policy: {
    pickup_lead_minutes: 20,
    delivery_lead_minutes: 45,
    days_ahead: 2,
    orders_per_slot: null,
  },
};

function timeAt(time: string, type: "pickup" | "delivery", changes = {}) {
  return servingTime(restaurant, { ...DEFAULT_AVAILABILITY, ...changes }, type, at(time));
}

describe("servingTime", () => {
  it("is the lead time with the kitchen's extra minutes while open", () => {
    expect(timeAt("12:00", "pickup")).toEqual({ kind: "now", minutes: 20 });
    expect(timeAt("12:00", "delivery", { extra_minutes: 15 })).toEqual({
      kind: "now",
      minutes: 60,
    });
  });

  it("is the first time slot while closed", () => {
    expect(timeAt("09:00", "pickup")).toEqual({ kind: "ahead", at: at("11:30") });
    expect(timeAt("15:00", "delivery")).toEqual({ kind: "ahead", at: at("17:45") });
  });

  it("is on the next day after the last order of a day", () => {
    const next = toInstant("2026-11-25", minutesOf("11:45"));
    expect(timeAt("21:40", "delivery")).toEqual({ kind: "ahead", at: next });
  });

  it("is the end of a pause, during which orders for later are refused, too", () => {
    const paused = { paused_until: at("19:00") };
    expect(timeAt("18:00", "pickup", paused)).toEqual({ kind: "paused", until: at("19:00") });
    expect(timeAt("15:00", "delivery", paused)).toEqual({ kind: "paused", until: at("19:00") });
    expect(timeAt("19:00", "pickup", paused)).toEqual({ kind: "now", minutes: 20 });
    const onlyDelivery = { delivery_paused_until: at("19:00") };
    expect(timeAt("18:00", "pickup", onlyDelivery)).toEqual({ kind: "now", minutes: 20 });
    expect(timeAt("18:00", "delivery", onlyDelivery)).toMatchObject({ kind: "paused" });
  });

  it("is unknown while nobody answers orders, and without opening hours", () => {
    expect(timeAt("12:00", "pickup", { paused_unattended_at: at("11:00") })).toBeNull();
    const days = ["2026-11-24", "2026-11-25", "2026-11-26"];
    const exceptions = days.map((date) => ({ date, closed: true }));
    expect(timeAt("12:00", "pickup", { exceptions })).toBeNull();
  });
});

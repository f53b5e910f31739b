import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { otherFulfilment } from "@/domain/order/timing/other-fulfilment";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../../sample-restaurant";

// A Tuesday: open 11:00 to 14:30 and 17:00 to 22:00, delivery ends 30 minutes earlier.
const DAY = "2026-11-24";
const at = (time: string) => toInstant(DAY, minutesOf(time));

function other(
  time: string,
  {
    type = "delivery",
    wanted = null,
    restaurant = sampleRestaurant,
    availability = DEFAULT_AVAILABILITY,
  }: {
    type?: "delivery" | "pickup";
    wanted?: string | null;
    restaurant?: typeof sampleRestaurant;
    availability?: typeof DEFAULT_AVAILABILITY;
  } = {},
) {
  const wantedAt = wanted === null ? null : at(wanted);
  const found = otherFulfilment(restaurant, availability, { type, wantedAt }, at(time));
  return found && `${found.type} ${found.until === null ? "then" : toLocal(found.until).time}`;
}

describe("otherFulfilment", () => {
  it("is pickup until closing time once delivery has ended for the day", () => {
    expect(other("21:29")).toBeNull();
    expect(other("21:30")).toBe("pickup 22:00");
    expect(other("21:59")).toBe("pickup 22:00");
    expect(other("22:00")).toBeNull();
  });

  it("is nothing while delivery is possible later the same day", () => {
    expect(other("14:10")).toBeNull();
    expect(other("15:00")).toBeNull();
    expect(other("08:00")).toBeNull();
  });

  it("is pickup later the same day if only pickup is possible then", () => {
    const order_policy = {
      pickup_lead_minutes: 20,
      delivery_lead_minutes: 45,
      days_ahead: 0,
      orders_per_slot: null,
    };
    const restaurant = { ...sampleRestaurant, delivary_end_min: 600, order_policy };
    expect(other("16:00", { restaurant })).toBe("pickup 22:00");
  });

  it("is pickup at a wanted time that only pickup serves", () => {
    expect(other("18:00", { wanted: "22:00" })).toBe("pickup then");
    expect(other("18:00", { wanted: "21:00" })).toBeNull();
    expect(other("18:00", { wanted: "16:00" })).toBeNull();
    // Pickup has the shorter lead time.
    expect(other("18:00", { wanted: "18:30" })).toBe("pickup then");
  });

  it("is nothing during a pause", () => {
    const paused = { ...DEFAULT_AVAILABILITY, paused_until: at("21:50") };
    expect(other("21:40", { availability: paused })).toBeNull();
    expect(other("21:50", { availability: paused })).toBe("pickup 22:00");
  });

  it("is never delivery where the restaurant does not deliver", () => {
    const restaurant = { ...sampleRestaurant, delivery: false };
    expect(other("21:40", { restaurant, type: "pickup" })).toBeNull();
  });
});

describe("otherFulfilment during a pause of one fulfilment", () => {
  const paused = (changes: Partial<typeof DEFAULT_AVAILABILITY>) => ({
    availability: { ...DEFAULT_AVAILABILITY, ...changes },
  });

  it("is the one that is not paused, with the end of the pause", () => {
    const delivery = paused({ delivery_paused_until: at("19:00") });
    expect(other("18:00", delivery)).toBe("pickup 22:00");
    expect(other("18:00", { ...delivery, type: "pickup" })).toBeNull();
    expect(other("18:00", { ...delivery, wanted: "20:00" })).toBe("pickup then");
    const pickup = paused({ pickup_paused_until: at("19:00") });
    expect(other("18:00", { ...pickup, type: "pickup" })).toBe("delivery 21:30");
    expect(other("18:00", pickup)).toBeNull();
    expect(
      otherFulfilment(
        sampleRestaurant,
        delivery.availability,
        { type: "delivery", wantedAt: null },
        at("18:00"),
      ),
    ).toEqual({ type: "pickup", until: at("22:00"), pausedUntil: at("19:00") });
  });

  it("is nothing once the pause is over, or while both are paused", () => {
    expect(other("19:00", paused({ delivery_paused_until: at("19:00") }))).toBeNull();
    const both = { delivery_paused_until: at("19:00"), pickup_paused_until: at("20:00") };
    expect(other("18:00", paused(both))).toBeNull();
    expect(other("19:00", paused({ ...both, paused_until: at("21:00") }))).toBeNull();
    expect(
      other("18:00", paused({ delivery_paused_until: at("19:00"), paused_unattended_at: 1 })),
    ).toBeNull();
  });
});

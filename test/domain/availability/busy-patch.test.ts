import fc from "fast-check";
import { expect, it } from "vitest";
import { busyPatch } from "@/domain/availability/busy-patch";
import { changeAvailability } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { extraMinutesOf } from "@/domain/availability/extra-minutes";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

it("sets the extra minutes of one fulfilment and never those of the other", () => {
  const step = fc.record({
    type: fc.constantFrom("delivery", "pickup"),
    minutes: fc.constantFrom(0, 10, 20),
    hours: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      let availability = DEFAULT_AVAILABILITY;
      for (const { type, minutes, hours } of steps) {
        const other = type === "delivery" ? "pickup" : "delivery";
        const before = extraMinutesOf(other, availability, NOW);
        const patch = busyPatch(type, { minutes, until: NOW + hours * HOUR }, availability, NOW);
        const changed = changeAvailability(availability, patch, { menu: { items: [] }, now: NOW });
        if (!changed.ok) throw new Error(changed.error.field);
        availability = changed.value;
        expect(extraMinutesOf(type, availability, NOW)).toBe(minutes);
        expect(extraMinutesOf(other, availability, NOW)).toBe(before);
      }
      const over = NOW + 6 * HOUR;
      expect(extraMinutesOf("delivery", availability, over)).toBe(0);
      expect(extraMinutesOf("pickup", availability, over)).toBe(0);
    }),
  );
});

it("no extra minutes are stored once pickup and delivery are as usual again", () => {
  const set = (type: "delivery" | "pickup", minutes: number, before = DEFAULT_AVAILABILITY) => {
    const patch = busyPatch(type, { minutes, until: NOW + HOUR }, before, NOW);
    const changed = changeAvailability(before, patch, { menu: { items: [] }, now: NOW });
    if (!changed.ok) throw new Error(changed.error.field);
    return changed.value;
  };
  const busy = set("delivery", 20, set("pickup", 10));
  expect(set("delivery", 0, set("pickup", 0, busy))).toEqual(DEFAULT_AVAILABILITY);
  expect(set("pickup", 0, set("delivery", 0, busy))).toEqual(DEFAULT_AVAILABILITY);
});

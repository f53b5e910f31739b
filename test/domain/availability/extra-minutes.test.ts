import { expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { extraMinutesOf } from "@/domain/availability/extra-minutes";

const NOW = 1_800_000_000_000;

const minutes = (changes: Partial<typeof DEFAULT_AVAILABILITY>, at = NOW) => {
  const availability = { ...DEFAULT_AVAILABILITY, ...changes };
  return [extraMinutesOf("pickup", availability, at), extraMinutesOf("delivery", availability, at)];
};

it("general extra minutes apply to pickup and delivery until their end", () => {
  expect(minutes({ extra_minutes: 10 })).toEqual([10, 10]);
  expect(minutes({ extra_minutes: 10, extra_until: NOW + 1 })).toEqual([10, 10]);
  expect(minutes({ extra_minutes: 10, extra_until: NOW })).toEqual([0, 0]);
});

it("delivery's own extra minutes replace the general ones, even by none", () => {
  expect(minutes({ extra_minutes: 10, delivery_extra_minutes: 30 })).toEqual([10, 30]);
  expect(minutes({ extra_minutes: 10, delivery_extra_minutes: 0 })).toEqual([10, 0]);
  expect(minutes({ extra_minutes: 10, delivery_extra_minutes: null })).toEqual([10, 10]);
});

it("delivery has no extra minutes after the end of its own, whatever applies to pickup", () => {
  const changes = { extra_minutes: 10, delivery_extra_minutes: 30, delivery_extra_until: NOW };
  expect(minutes(changes, NOW - 1)).toEqual([10, 30]);
  expect(minutes(changes, NOW)).toEqual([10, 0]);
});

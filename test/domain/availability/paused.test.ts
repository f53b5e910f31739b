import { describe, expect, it } from "vitest";
import { attend } from "@/domain/availability/attend";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isPaused, pausedUntil } from "@/domain/availability/paused";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe("a pause of one fulfilment", () => {
  const availability = { ...DEFAULT_AVAILABILITY, delivery_paused_until: NOW + MINUTE };

  it("pauses that fulfilment only", () => {
    expect(isPaused("delivery", availability, NOW)).toBe(true);
    expect(isPaused("pickup", availability, NOW)).toBe(false);
    const pickup = { ...DEFAULT_AVAILABILITY, pickup_paused_until: NOW + MINUTE };
    expect(isPaused("pickup", pickup, NOW)).toBe(true);
    expect(isPaused("delivery", pickup, NOW)).toBe(false);
  });

  it("ends at its end", () => {
    expect(pausedUntil("delivery", availability, NOW + MINUTE - 1)).toBe(NOW + MINUTE);
    expect(pausedUntil("delivery", availability, NOW + MINUTE)).toBeNull();
  });

  it("ends with the general pause if that ends later", () => {
    const both = { ...availability, paused_until: NOW + 2 * MINUTE };
    expect(pausedUntil("delivery", both, NOW)).toBe(NOW + 2 * MINUTE);
    expect(pausedUntil("delivery", { ...both, paused_until: NOW + 1 }, NOW)).toBe(NOW + MINUTE);
    expect(pausedUntil("pickup", both, NOW)).toBe(NOW + 2 * MINUTE);
  });
});

it("a pause without an end pauses both fulfilments", () => {
  const unattended = { ...DEFAULT_AVAILABILITY, paused_unattended_at: NOW };
  expect(isPaused("delivery", unattended, NOW + MINUTE)).toBe(true);
  expect(isPaused("pickup", unattended, NOW + MINUTE)).toBe(true);
  expect(pausedUntil("pickup", unattended, NOW + MINUTE)).toBeNull();
});

it("a sign of staff ends only a pause that began because nobody answered", () => {
  expect(attend({ paused_unattended_at: NOW - MINUTE }, NOW)).toEqual({
    paused_unattended_at: null,
    attended_at: NOW,
  });
  expect(attend({ paused_unattended_at: null }, NOW)).toBeNull();
  expect(attend({}, NOW)).toBeNull();
});

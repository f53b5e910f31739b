import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvent, checkWindows, rateLimit } from "@/domain/limits/rolling-window";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const LIMITS = [
  { max: 5, windowMs: HOUR },
  { max: 10, windowMs: 24 * HOUR },
];

const ago = (...hours: number[]) => hours.map((each) => NOW - each * HOUR);
const limited = (retry_after_s: number) => ({
  ok: false,
  error: { reason: "RATE_LIMIT", retry_after_s },
});
const allowed = { ok: true, value: undefined };

describe("checkWindows", () => {
  test("allows one event less than the limit", () => {
    expect(checkWindows([], LIMITS, NOW)).toEqual(allowed);
    expect(checkWindows(ago(0, 0, 0, 0), LIMITS, NOW)).toEqual(allowed);
    expect(checkWindows(ago(0, 0, 0, 0, 0), LIMITS, NOW)).toEqual(limited(3600));
  });

  test("counts an event until exactly the length of the window after it", () => {
    const first = NOW - HOUR;
    expect(checkWindows([first, NOW, NOW, NOW, NOW], LIMITS, NOW)).toEqual(allowed);
    expect(checkWindows([first + 1, NOW, NOW, NOW, NOW], LIMITS, NOW)).toEqual(limited(1));
  });

  test("names the longest wait of all limits", () => {
    const spread = ago(2, 3, 4, 5, 6, 7, 8, 9, 10, 23);
    expect(checkWindows(spread, LIMITS, NOW)).toEqual(limited(3600));
    expect(checkWindows([...spread, ...ago(0.5)], LIMITS, NOW)).toEqual(limited(14 * 3600));
  });

  test("allows an event after the wait, and not a second before", () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 25 * 3600 }), { maxLength: 30 });
    fc.assert(
      fc.property(offsets, (seconds) => {
        const events = seconds.map((each) => NOW - each * 1000);
        const first = checkWindows(events, LIMITS, NOW);
        if (first.ok) return;
        const waitMs = (first.error.retry_after_s ?? 0) * 1000;
        expect(checkWindows(events, LIMITS, NOW + waitMs).ok).toBe(true);
        expect(checkWindows(events, LIMITS, NOW + waitMs - 1000).ok).toBe(false);
      }),
    );
  });

  test("never lets more events through than a limit allows in any window", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 80 });
    fc.assert(
      fc.property(steps, (pauses) => {
        let now = NOW;
        let events: number[] = [];
        const passed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (!checkWindows(events, LIMITS, now).ok) continue;
          events = addEvent(events, LIMITS, now);
          passed.push(now);
        }
        for (const { max, windowMs } of LIMITS) {
          for (const at of passed) {
            const within = passed.filter((each) => each <= at && each > at - windowMs);
            expect(within.length).toBeLessThanOrEqual(max);
          }
        }
      }),
    );
  });
});

test("addEvent drops what the longest window no longer counts", () => {
  expect(addEvent(ago(24, 23, 1), LIMITS, NOW)).toEqual([...ago(23, 1), NOW]);
});

test("rateLimit waits at least a second", () => {
  expect(rateLimit(NOW - HOUR, NOW)).toEqual({ reason: "RATE_LIMIT", retry_after_s: 1 });
  expect(rateLimit(NOW + 1001, NOW)).toEqual({ reason: "RATE_LIMIT", retry_after_s: 2 });
});

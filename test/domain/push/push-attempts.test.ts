import { describe, expect, it } from "vitest";
import { beginPushAttempt, nextPushAttemptAt, pushOutcome } from "@/domain/push/push-attempts";
import { MINUTE_MS } from "@/domain/time/berlin-time";

const now = Date.parse("2026-11-24T18:00:00Z");
const fresh = { until: now + 60 * MINUTE_MS, attempts: 0, next_at: now };

describe("an attempt at a message", () => {
  it("is made by one sender at a time, and again if that one never ends", () => {
    const first = beginPushAttempt(fresh, now);
    expect(first).toMatchObject({ attempts: 1, next_at: now + MINUTE_MS });
    if (first === null || first === "over") throw new Error("not begun");
    expect(beginPushAttempt(first, now + MINUTE_MS - 1)).toBeNull();
    expect(beginPushAttempt(first, now + MINUTE_MS)).toMatchObject({ attempts: 2 });
  });

  it("is over once the message is of no use", () => {
    expect(beginPushAttempt(fresh, fresh.until)).toBe("over");
  });
});

it("the next attempt follows after 1, 2, 4 … 30 minutes, or when the push service asks for it", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map(
    (attempts) => (nextPushAttemptAt(attempts, 0, now) - now) / MINUTE_MS,
  );
  expect(minutes).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(nextPushAttemptAt(1, 5 * MINUTE_MS, now)).toBe(now + 5 * MINUTE_MS);
  expect(nextPushAttemptAt(1, 600 * MINUTE_MS, now)).toBe(now + 30 * MINUTE_MS);
});

it.each([
  [201, null, { kind: "sent" }],
  [404, null, { kind: "gone" }],
  [410, null, { kind: "gone" }],
  [301, null, { kind: "refused" }],
  [400, null, { kind: "refused" }],
  [403, null, { kind: "refused" }],
  [413, null, { kind: "refused" }],
  [429, "120", { kind: "later", retryAfterMs: 120_000 }],
  [429, "Wed, 25 Nov 2026 18:00:00 GMT", { kind: "later", retryAfterMs: 0 }],
  [500, null, { kind: "later", retryAfterMs: 0 }],
] as const)(
  "status %i of a push service means what RFC 8030 says",
  (status, retryAfter, outcome) => {
    expect(pushOutcome(status, retryAfter)).toEqual(outcome);
  },
);

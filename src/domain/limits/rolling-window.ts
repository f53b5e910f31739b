import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import type { Instant } from "../time/berlin-time";

/** At most `max` events within any `windowMs` milliseconds. */
export interface WindowLimit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Checks whether one more event is allowed now. An event counts until `windowMs` after it.
 * @param events instants of earlier events, in any order; must include those in the longest window
 * @returns RATE_LIMIT with the seconds until all limits allow another event
 */
export function checkWindows(
  events: readonly Instant[],
  limits: readonly WindowLimit[],
  now: Instant,
): Result<void, Refusal> {
  const free = Math.max(...limits.map((limit) => nextFreeAt(events, limit)));
  return free <= now ? ok(undefined) : err(rateLimit(free, now));
}

/** RATE_LIMIT with the seconds until an instant, at least 1. */
export function rateLimit(until: Instant, now: Instant): Refusal {
  return refusal("RATE_LIMIT", { retry_after_s: Math.max(1, Math.ceil((until - now) / 1000)) });
}

/** Adds an event and drops those that no limit counts any more. */
export function addEvent(
  events: readonly Instant[],
  limits: readonly WindowLimit[],
  now: Instant,
): Instant[] {
  const longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
  return [...events.filter((at) => at > now - longestMs), now];
}

/** The first instant at which the limit allows another event; it may have passed. */
export function nextFreeAt(events: readonly Instant[], { max, windowMs }: WindowLimit): Instant {
  const blocking = events.toSorted((one, other) => one - other).at(-max);
  return blocking === undefined ? -Infinity : blocking + windowMs;
}

import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { PushMessage } from "./push-message.schema";

/** Refused messages in a row after which a device counts as gone. */
export const MAX_PUSH_FAILURES = 5;

/** After this time a running attempt counts as lost. Longer than the time limit of one attempt. */
const LEASE_MS = MINUTE_MS;
const MAX_DELAY_MS = 30 * MINUTE_MS;

/**
 * How an attempt ended. `gone`: the device has unsubscribed. `refused`: this message will never be
 * accepted. `later`: the push service is busy or out of reach.
 */
export type PushOutcome =
  | { readonly kind: "sent" | "gone" | "refused" }
  | { readonly kind: "later"; readonly retryAfterMs: number };

type Attempts = Pick<PushMessage, "until" | "attempts" | "next_at">;

/** Begins an attempt; `over` if the message is of no use any more, null if none is due. */
export function beginPushAttempt(message: Attempts, now: Instant): Attempts | "over" | null {
  if (now >= message.until) return "over";
  // The first attempt does not wait: clocks of two servers may differ.
  if (message.attempts > 0 && message.next_at > now) return null;
  return { ...message, attempts: message.attempts + 1, next_at: now + LEASE_MS };
}

/** When the next attempt begins: after 1, 2, 4 … 30 minutes, or later if the push service says so. */
export function nextPushAttemptAt(attempts: number, retryAfterMs: number, now: Instant): Instant {
  const delayMs = Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
  return now + Math.max(delayMs, Math.min(retryAfterMs, MAX_DELAY_MS));
}

/**
 * What the answer of a push service means (RFC 8030).
 * @param retryAfter its header `Retry-After`, seconds
 */
export function pushOutcome(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status !== 408 && status !== 429 && status < 500) return { kind: "refused" };
  return { kind: "later", retryAfterMs: Math.max(0, Number(retryAfter ?? 0) || 0) * 1000 };
}

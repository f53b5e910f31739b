import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { PaymentRecord } from "./payment.schema";

/** The provider refuses pages that live less than 30 minutes; ours is closed when the hold ends. */
const SESSION_MS = 40 * MINUTE_MS;
const SHORTEST_SESSION_MS = 31 * MINUTE_MS;

/**
 * How to show the guest a page of the provider: the page that is open, the same request once more
 * because its answer may have been lost, or a new page.
 */
export function sessionStep(record: PaymentRecord, now: Instant): "reuse" | "repeat" | "next" {
  const { status, attempt, session_id, session_url, session_expires_at } = record;
  const left = (session_expires_at ?? 0) - now;
  const isPayable = status === "open" || status === "failed";
  if (isPayable && session_id && session_url && left > 0) return "reuse";
  return isPayable && attempt > 0 && !session_id && left >= SHORTEST_SESSION_MS ? "repeat" : "next";
}

/** The record with a further page begun, which the provider is then asked for. */
export function nextSession(record: PaymentRecord, now: Instant): PaymentRecord {
  return {
    ...record,
    attempt: record.attempt + 1,
    session_id: null,
    session_url: null,
    session_expires_at: now + SESSION_MS,
    intent_id: null,
    method: null,
    status: "open",
    authorised_cents: 0,
    captured_cents: 0,
    refunded_cents: 0,
    capture_before: null,
    version: record.version + 1,
    updated_at: now,
  };
}

import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";

/** A request expires after this time, at its start at the latest. */
const REQUEST_ANSWER_MS = 24 * 60 * MINUTE_MS;

/**
 * When a reservation expires: a request after 24 hours, an offer at its end, and all of them at their
 * start at the latest. Null if it does not wait for an answer.
 */
export function reservationDueAt({
  status,
  created_at,
  start_at,
  offer_until,
}: Pick<Reservation, "status" | "created_at" | "start_at" | "offer_until">): Instant | null {
  if (status === "offered") return offer_until ?? start_at;
  if (status === "requested") return Math.min(created_at + REQUEST_ANSWER_MS, start_at);
  return status === "waiting" ? start_at : null;
}

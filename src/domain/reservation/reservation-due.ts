import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";

/** A request expires after this time, at its start at the latest. */
const REQUEST_ANSWER_MS = 24 * 60 * MINUTE_MS;

/**
 * When a reservation expires: a request 24 hours after it was made or, by a move, made again; an offer at its end, and all of them at their
 * start at the latest. Null if it does not wait for an answer.
 */
export function reservationDueAt({
  status,
  status_at,
  created_at,
  start_at,
  offer_until,
}: Pick<
  Reservation,
  "status" | "status_at" | "created_at" | "start_at" | "offer_until"
>): Instant | null {
  if (status === "offered") return offer_until ?? start_at;
  if (status === "requested") {
    const requestedAt = status_at.requested ?? created_at;
    return Math.min(requestedAt + REQUEST_ANSWER_MS, start_at);
  }
  return status === "waiting" ? start_at : null;
}

import { DAY_MS, type Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";

/** A request expires after this time, at its start at the latest. */
const REQUEST_ANSWER_MS = DAY_MS;

/**
 * When a reservation expires, at its start at the latest: a request 24 hours after it was last
 * requested or moved, an offer at its end, a waitlist entry at its start. Null if it does not wait for
 * an answer.
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

import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import type { Instant } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";
import { isFinalReservation } from "./reservation-transitions";

/** Maximum number of open future reservations per account and restaurant. */
const MAX_OPEN_RESERVATIONS = 3;

/** Maximum number of waitlist entries and offers per account and restaurant. */
const MAX_WAITLIST_ENTRIES = 3;

/**
 * Checks the limits for booking (or accepting an offer) and for joining the waitlist. Not called for
 * replays.
 * @param own the account's reservations at the restaurant; must include all open future ones
 */
export function checkReservationLimit(
  own: readonly Pick<Reservation, "status" | "start_at">[],
  kind: "booking" | "waiting",
  now: Instant,
): Result<void, Refusal> {
  const open = own.filter(({ status, start_at }) => !isFinalReservation(status) && start_at > now);
  const waiting = open.filter(({ status }) => status === "waiting" || status === "offered").length;
  const isFull =
    kind === "waiting"
      ? waiting >= MAX_WAITLIST_ENTRIES
      : open.length - waiting >= MAX_OPEN_RESERVATIONS;
  return isFull ? err(refusal("RATE_LIMIT")) : ok(undefined);
}

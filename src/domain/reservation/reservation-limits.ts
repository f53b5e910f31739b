import type { Instant } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { Reservation } from "./reservation.schema";
import { isFinalReservation } from "./reservation-transitions";

/** Future open reservations one account may have at one restaurant (contract section 3). */
const MAX_OPEN_RESERVATIONS = 3;

/** Places in the waiting list of one restaurant, offers included. */
const MAX_WAITLIST_ENTRIES = 3;

/**
 * Whether an account may book (or accept an offer), or wait, once more. Replays are not asked.
 * @param own the account's reservations at the restaurant, at least the open ones still to come
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

import type { Reservation } from "../reservation/reservation.schema";
import { isFinalReservation } from "../reservation/steps/reservation-transitions";
import type { Refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import type { Instant } from "../time/berlin-time";
import { rateLimit } from "./rolling-window";

/** Maximum number of open future reservations per account or phone number at a restaurant. */
const MAX_OPEN_RESERVATIONS = 3;

/** Maximum number of waitlist entries and offers per account or phone number at a restaurant. */
const MAX_WAITLIST_ENTRIES = 3;

/**
 * Checks the limits for booking (or accepting an offer) and for joining the waitlist. Not called for
 * replays.
 * @param own reservations of an account or a phone number at the restaurant; must include all open
 * future ones
 * @returns RATE_LIMIT until the first of them starts
 */
export function checkReservationLimit(
  own: readonly Pick<Reservation, "status" | "start_at">[],
  kind: "booking" | "waiting",
  now: Instant,
): Result<void, Refusal> {
  const counted = own.filter(
    ({ status, start_at }) =>
      !isFinalReservation(status) &&
      start_at > now &&
      isOnWaitlist(status) === (kind === "waiting"),
  );
  const max = kind === "waiting" ? MAX_WAITLIST_ENTRIES : MAX_OPEN_RESERVATIONS;
  if (counted.length < max) return ok(undefined);
  return err(rateLimit(Math.min(...counted.map(({ start_at }) => start_at)), now));
}

function isOnWaitlist(status: Reservation["status"]): boolean {
  return status === "waiting" || status === "offered";
}

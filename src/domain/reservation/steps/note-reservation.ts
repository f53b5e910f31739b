import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { nextVersion } from "./next-version";
import type { ReservationChange } from "./reservation-machine";

/**
 * The change of a reservation whose team's note is replaced, in any status: only its version rises,
 * because the note itself is stored apart. Refuses VERSION_CONFLICT, so that a note never overwrites
 * a newer one.
 */
export function noteReservation(
  reservation: Reservation,
  { version, now }: { version: number; now: Instant },
): Result<ReservationChange, Refusal> {
  if (version !== reservation.version) return err(refusal("VERSION_CONFLICT"));
  return ok(nextVersion(reservation, now));
}

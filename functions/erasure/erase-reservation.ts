import { anonymiseReservationFrom } from "@/domain/guest/anonymise-guest";
import type { PostponedErasure } from "@/domain/guest/guest-answers.schema";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import type { GuestAt } from "../guests/guest-at";
import { postponeAnonymisation } from "../personal-data/forget-at-store";
import { readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";
import { writeAnonymisedReservation } from "./anonymise-store";

/**
 * Anonymises a reservation of a guest, with the team's note. An open one keeps its contact until it
 * has ended, at the latest until a day after its stay.
 * @returns null once it is anonymised
 */
export async function eraseReservation(
  id: string,
  { resto_key }: GuestAt,
  now: Instant,
): Promise<PostponedErasure | null> {
  const erased = await transactReservation<PostponedErasure | null>(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (reservation?.resto_key !== resto_key) return ok(null);
    const until = anonymiseReservationFrom(reservation, now);
    if (until <= now) {
      writeAnonymisedReservation(transaction, reservation);
      return ok(null);
    }
    postponeAnonymisation(transaction, `reservations/${id}`, until);
    return ok({ kind: "reservation", id, code: reservation.code, until });
  });
  return erased.ok ? erased.value : null;
}

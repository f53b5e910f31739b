import { ownReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { blockedRefusal, isBlocked } from "../../guests/is-blocked";
import { readRestaurant } from "../../restaurants/restaurant-store";
import { writeReservationChange } from "../changes/write-reservation-change";
import { readReservation } from "../reservation-store";
import { transactReservation } from "../transact-reservation";
import { checkOpenReservations } from "./guest-reservation-limits";

/**
 * Takes the table offered to the caller from the waitlist: `confirmed`, or `requested` if the
 * restaurant confirms by hand. SLOT_PAST if the offer has lapsed, BLOCKED if the guest was blocked
 * since.
 */
export const acceptOffer = defineCallable(
  { name: "acceptOffer", schema: ownReservationRequestSchema, access: "signed-in" },
  async ({ input, caller, now }) => {
    const { reservation_id, version } = input;
    const { uid } = caller;
    return transactReservation(
      reservation_id,
      async (transaction) => {
        const reservation = await readReservation(transaction, reservation_id);
        if (reservation?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
        const { resto_key: key } = reservation;
        const stored = await readRestaurant(key, ["availability"], transaction);
        if (!stored) return err(refusal("NOT_FOUND"));
        const to = reservationPolicyOf(stored.restaurant).auto_confirm ? "confirmed" : "requested";
        const change = changeReservationStatus(reservation, { to, by: "guest", version, now });
        if (!change.ok) return change;
        const phone = reservation.contact.phone ?? "";
        if (await isBlocked(transaction, { resto_key: key, uid, phone, now })) {
          return err(blockedRefusal(stored.restaurant));
        }
        const booking = { key, uid, phone, kind: "booking", now } as const;
        const allowed = await checkOpenReservations(transaction, booking);
        if (!allowed.ok) return allowed;
        const actor = { by: "guest", uid } as const;
        return ok(await writeReservationChange(transaction, reservation, change.value, actor));
      },
      { own: { uid, version } },
    );
  },
);

import { onCall } from "firebase-functions/https";
import { checkReservationLimit } from "../src/domain/reservation/reservation-limits";
import { changeReservationStatus } from "../src/domain/reservation/reservation-machine";
import { reservationPolicyOf } from "../src/domain/reservation/reservation-policy";
import { ownReservationRequestSchema } from "../src/domain/reservation/reservation-requests.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { parseRequest } from "./parse-request";
import { readOpenReservations, readReservation } from "./reservation-store";
import { transactReservation } from "./reservation-turn";
import { serverNow } from "./server-now";
import { readTableVenue } from "./table-venue-store";
import { writeReservationChange } from "./write-reservation-change";

/**
 * Takes the table the waiting list has offered to the caller, while it is held: confirmed, or
 * requested where the restaurant confirms by hand. A lapsed offer is SLOT_PAST.
 */
export const acceptOffer = onCall(
  CALLABLE_OPTIONS,
  answering("acceptOffer", async (request) => {
    const { reservation_id, version } = parseRequest(ownReservationRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    return transactReservation(reservation_id, async (transaction) => {
      const reservation = await readReservation(transaction, reservation_id);
      if (reservation?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
      const { resto_key: key } = reservation;
      const venue = await readTableVenue(key, transaction);
      if (!venue) return err(refusal("NOT_FOUND"));
      const to = reservationPolicyOf(venue.restaurant).auto_confirm ? "confirmed" : "requested";
      const change = changeReservationStatus(reservation, { to, by: "guest", version, now });
      if (!change.ok) return change;
      const own = await readOpenReservations(transaction, { key, uid, now });
      const allowed = checkReservationLimit(own, "booking", now);
      if (!allowed.ok) return allowed;
      const actor = { by: "guest", uid } as const;
      return ok(await writeReservationChange(transaction, reservation, change.value, actor));
    });
  }),
);

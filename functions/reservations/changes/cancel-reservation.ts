import { ownReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { readGuestChanges } from "../../limits/guest-changes";
import { readReservation } from "../reservation-store";
import { transactReservation } from "../transact-reservation";
import { writeReservationChange } from "./write-reservation-change";

/**
 * Cancels the caller's reservation until its start, declines an offer, or leaves the waitlist.
 * NOT_FOUND for reservations of other accounts.
 */
export const cancelReservation = defineCallable(
  { name: "cancelReservation", schema: ownReservationRequestSchema, access: "signed-in" },
  async ({ input, caller, now }) => {
    const { reservation_id, version } = input;
    const { uid } = caller;
    return transactReservation(
      reservation_id,
      async (transaction) => {
        const reservation = await readReservation(transaction, reservation_id);
        if (reservation?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
        const step = { to: "cancelled", by: "guest", version, now } as const;
        const change = changeReservationStatus(reservation, step);
        if (!change.ok) return change;
        const changes = await readGuestChanges(transaction, uid);
        const allowed = changes.check(now);
        if (!allowed.ok) return allowed;
        const actor = { by: "guest", uid } as const;
        const answer = await writeReservationChange(transaction, reservation, change.value, actor);
        changes.add(now);
        return ok(answer);
      },
      { own: { uid, version } },
    );
  },
);

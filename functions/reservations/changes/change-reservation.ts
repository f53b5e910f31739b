import { depositMoveRefusal } from "@/domain/reservation/deposit/deposit-terms";
import { guestMoveRefusal } from "@/domain/reservation/moves/guest-move";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import { changeReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { addDays } from "@/domain/time/berlin-time";
import { readStaff } from "../../access/grants-store";
import { isStaffOf } from "../../access/is-staff-of";
import { defineCallable } from "../../calls/define-callable";
import { readTakenSeats } from "../../capacity/seat-store";
import { readGuestChanges } from "../../limits/guest-changes";
import { readRestaurant } from "../../restaurants/restaurant-store";
import { readReservation } from "../reservation-store";
import { settleSeating } from "../seating/settle-seating";
import { transactReservation } from "../transact-reservation";
import { writeReservationChange } from "./write-reservation-change";

/**
 * Moves a reservation to another day, time or party size, by its creator or the restaurant's staff,
 * who may also name its tables. NOT_ALLOWED for a guest who names tables. Seats and tables are
 * exchanged in one transaction: if there is no place, the reservation keeps its own.
 */
export const changeReservation = defineCallable(
  { name: "changeReservation", schema: changeReservationRequestSchema, access: "signed-in" },
  async ({ input, caller, now, request }) => {
    const { reservation_id, ...target } = input;
    const { uid } = caller;
    const isNoStaff = (await readStaff(request)) === null;
    return transactReservation(
      reservation_id,
      async (transaction) => {
        const [reservation, staff] = await Promise.all([
          readReservation(transaction, reservation_id),
          isNoStaff ? null : readStaff(request, transaction),
        ]);
        if (!reservation) return err(refusal("NOT_FOUND"));
        const { resto_key: key } = reservation;
        const isCreator = reservation.creator_uid === uid;
        const isStaff = isStaffOf(staff, key);
        if (!isCreator && !isStaff) return err(refusal("NOT_FOUND"));
        const needsStaff = target.table_ids !== undefined || target.overbook !== undefined;
        if (needsStaff && !isStaff) return err(refusal("NOT_ALLOWED"));
        const isOwn = isCreator && !needsStaff;
        const by = isOwn ? "guest" : "staff";

        const dates = [
          ...new Set([...stayDates(reservation), target.date, addDays(target.date, 1)]),
        ];
        const [stored, taken, changes] = await Promise.all([
          readRestaurant(key, ["availability"], transaction),
          readTakenSeats(key, dates, transaction),
          readGuestChanges(transaction, isOwn ? uid : null),
        ]);
        if (!stored) return err(refusal("NOT_FOUND"));
        const days = { dates, seats: taken };
        const settlement = await settleSeating(transaction, stored.restaurant, days, now);
        const seats = target.table_ids ? settlement.unsettled : settlement.seats;
        const context = { ...stored, ...seats };
        const change = moveReservation(reservation, { ...target, by, now }, context);
        if (!change.ok) return change;
        const after = { ...reservation, ...change.value };
        const isVerified = caller.verifiedEmail !== null;
        const wanted = target.party_size;
        const undeposited = isOwn && depositMoveRefusal(reservation, wanted, stored.restaurant);
        if (undeposited) return err(undeposited);
        const move = { ...stored, seats, isVerified, now };
        const unverified = isOwn ? guestMoveRefusal(reservation, after, move) : null;
        if (unverified) return err(unverified);
        const allowed = changes.check(now);
        if (!allowed.ok) return allowed;
        const actor = { by, uid, overbook: target.overbook === true } as const;
        const answer = await writeReservationChange(transaction, reservation, change.value, actor);
        changes.add(now);
        return ok(answer);
      },
      isNoStaff ? { own: { uid, version: target.version } } : {},
    );
  },
);

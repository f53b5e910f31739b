import { setReservationStatusRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { readReservation } from "../reservation-store";
import { transactReservation } from "../transact-reservation";
import { offerNow } from "../waitlist/offer-now";
import { writeReservationChange } from "./write-reservation-change";

/**
 * One step of a reservation by staff: `declined` needs `reason`, `offered` offers a table to a
 * waitlist entry now. NOT_FOUND for reservations of other restaurants.
 */
export const setReservationStatus = defineCallable(
  { name: "setReservationStatus", schema: setReservationStatusRequestSchema, access: "staff" },
  async ({ input, caller, staff, now, transact }) => {
    const { id, ...step } = input;
    return transactReservation(
      id,
      async (transaction) => {
        const reservation = restrictToStaff(staff, await readReservation(transaction, id));
        if (!reservation.ok) return reservation;
        const change =
          step.to === "offered"
            ? await offerNow(transaction, reservation.value, step.version, now)
            : changeReservationStatus(reservation.value, { ...step, by: "staff", now });
        if (!change.ok) return change;
        const actor = { by: "staff", uid: caller.uid } as const;
        return ok(
          await writeReservationChange(transaction, reservation.value, change.value, actor),
        );
      },
      { transact },
    );
  },
);

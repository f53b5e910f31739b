import { noteReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { noteReservation as changeNote } from "@/domain/reservation/steps/note-reservation";
import { ok } from "@/domain/result/result";
import { restrictToStaff } from "../../access/restrict-to-staff";
import { defineCallable } from "../../calls/define-callable";
import { addHourlyAudit } from "../../runtime/audit-store";
import { writeReservationNote } from "../reservation-note-store";
import { readReservation, updateReservation } from "../reservation-store";
import { transactReservation } from "../transact-reservation";

/**
 * Replaces the team's note on a reservation; empty removes it. NOT_FOUND for reservations of other
 * restaurants.
 */
export const noteReservation = defineCallable(
  { name: "noteReservation", schema: noteReservationRequestSchema, access: "staff" },
  async ({ input, caller, staff, now, transact }) => {
    const { id, note, version } = input;
    return transactReservation(
      id,
      async (transaction) => {
        const reservation = restrictToStaff(staff, await readReservation(transaction, id));
        if (!reservation.ok) return reservation;
        const change = changeNote(reservation.value, { version, now });
        if (!change.ok) return change;
        const { resto_key, local_date, code } = reservation.value;
        updateReservation(transaction, reservation.value, change.value);
        writeReservationNote(transaction, { id, resto_key, local_date, note });
        addHourlyAudit(transaction, {
          at: now,
          by: "staff",
          uid: caller.uid,
          resto_key,
          target: `reservations/${id}`,
          code,
          action: "reservation.noted",
          version: change.value.version,
        });
        return ok({ id, status: change.value.status, version: change.value.version });
      },
      { transact },
    );
  },
);

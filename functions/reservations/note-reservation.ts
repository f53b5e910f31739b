import { noteReservation as changeNote } from "@/domain/reservation/note-reservation";
import { noteReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { ok } from "@/domain/result/result";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readReservationForStaff } from "./read-reservation-for-staff";
import { writeReservationNote } from "./reservation-note-store";
import { updateReservation } from "./reservation-store";
import { transactReservationForStaff } from "./transact-reservation";

/** Replaces the team's note on a reservation. Refuses like {@link readReservationForStaff}. */
export const noteReservation = defineCallable("noteReservation", async (request) => {
  const { id, note, version } = parseRequest(noteReservationRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  return transactReservationForStaff(id, async (transaction) => {
    const reservation = await readReservationForStaff(transaction, { id, request });
    if (!reservation.ok) return reservation;
    const change = changeNote(reservation.value, { version, now });
    if (!change.ok) return change;
    const { resto_key, local_date, code } = reservation.value;
    updateReservation(transaction, reservation.value, change.value);
    writeReservationNote(transaction, { id, resto_key, local_date, note });
    addAudit(transaction, {
      at: now,
      by: "staff",
      uid,
      resto_key,
      target: `reservations/${id}`,
      code,
      action: "reservation.noted",
      version: change.value.version,
    });
    return ok({ id, status: change.value.status, version: change.value.version });
  });
});

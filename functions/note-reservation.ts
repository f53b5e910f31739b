import { onCall } from "firebase-functions/https";
import { noteReservation as changeNote } from "../src/domain/reservation/note-reservation";
import { noteReservationRequestSchema } from "../src/domain/reservation/reservation-requests.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { addAudit } from "./audit-store";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { parseRequest } from "./parse-request";
import { readReservation, readReservationKey, updateReservation } from "./reservation-store";
import { serverNow } from "./server-now";
import { readStaff } from "./staff-store";

/**
 * Replaces the team's note on a reservation. NOT_ALLOWED without any grant; reservations of other
 * restaurants answer NOT_FOUND like those that do not exist.
 */
export const noteReservation = onCall(
  CALLABLE_OPTIONS,
  answering("noteReservation", async (request) => {
    const { id, note, version } = parseRequest(noteReservationRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    const key = await readReservationKey(id);
    return transact(`tables ${key}`, async (transaction) => {
      const [staff, reservation] = await Promise.all([
        readStaff(transaction, uid),
        readReservation(transaction, id),
      ]);
      if (!staff) return err(refusal("NOT_ALLOWED"));
      const isTheirs =
        reservation && (staff.super || staff.resto_keys.includes(reservation.resto_key));
      if (!isTheirs) return err(refusal("NOT_FOUND"));
      const change = changeNote(reservation, { note, version, now });
      if (!change.ok) return change;
      updateReservation(transaction, id, change.value);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: reservation.resto_key,
        target: `reservations/${id}`,
        action: "reservation.noted",
        version: change.value.version,
      });
      return ok({ id, status: change.value.status, version: change.value.version });
    });
  }),
);

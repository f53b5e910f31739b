import { onCall } from "firebase-functions/https";
import { changeReservationStatus } from "../src/domain/reservation/reservation-machine";
import { setReservationStatusRequestSchema } from "../src/domain/reservation/reservation-requests.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { parseRequest } from "./parse-request";
import { readReservation, readReservationKey } from "./reservation-store";
import { serverNow } from "./server-now";
import { readStaff } from "./staff-store";
import { writeReservationChange } from "./write-reservation-change";

/**
 * One step of a reservation by the restaurant's people. NOT_ALLOWED without any grant;
 * reservations of other restaurants answer NOT_FOUND like those that do not exist.
 */
export const setReservationStatus = onCall(
  CALLABLE_OPTIONS,
  answering("setReservationStatus", async (request) => {
    const { id, ...step } = parseRequest(setReservationStatusRequestSchema, request);
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
      const change = changeReservationStatus(reservation, { ...step, by: "staff", now });
      if (!change.ok) return change;
      const actor = { by: "staff", uid } as const;
      return ok(await writeReservationChange(transaction, reservation, change.value, actor));
    });
  }),
);

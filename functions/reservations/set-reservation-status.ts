import { setReservationStatusRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readReservationForStaff } from "./read-reservation-for-staff";
import { transactReservationForStaff } from "./transact-reservation";
import { offerNow } from "./waitlist/offer-now";
import { writeReservationChange } from "./write-reservation-change";

/**
 * One step of a reservation by staff. Refuses like {@link readReservationForStaff}; for an offer also
 * like `offerByStaff`.
 */
export const setReservationStatus = defineCallable("setReservationStatus", async (request) => {
  const { id, ...step } = parseRequest(setReservationStatusRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  return transactReservationForStaff(id, async (transaction) => {
    const reservation = await readReservationForStaff(transaction, { id, request });
    if (!reservation.ok) return reservation;
    const change =
      step.to === "offered"
        ? await offerNow(transaction, reservation.value, step.version, now)
        : changeReservationStatus(reservation.value, { ...step, by: "staff", now });
    if (!change.ok) return change;
    const actor = { by: "staff", uid } as const;
    return ok(await writeReservationChange(transaction, reservation.value, change.value, actor));
  });
});

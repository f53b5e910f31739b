import { changeReservationStatus } from "@/domain/reservation/reservation-machine";
import { setReservationStatusRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { ok } from "@/domain/result/result";
import { transact } from "../runtime/admin-app";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { offerNow } from "./offer-now";
import { readReservationForStaff } from "./read-reservation-for-staff";
import { readRestaurantKeyOf } from "./reservation-store";
import { writeReservationChange } from "./write-reservation-change";

/**
 * One step of a reservation by staff. Refuses like {@link readReservationForStaff}; for an offer also
 * like `offerByStaff`.
 */
export const setReservationStatus = defineCallable("setReservationStatus", async (request) => {
  const { id, ...step } = parseRequest(setReservationStatusRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  const key = await readRestaurantKeyOf(id);
  return transact(`tables ${key}`, async (transaction) => {
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

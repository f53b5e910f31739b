import { recordReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitStaffBooking } from "./commit-staff-booking";

/**
 * Writes down a booking by telephone or guests without reservation, for the restaurant's people.
 * Neither notice nor days ahead nor the largest party bind them; seats do, unless `overbook` is
 * set. NOT_ALLOWED for anybody else, whether or not there is such a restaurant; safe to call again
 * with the same `reservation_id`.
 */
export const recordReservation = defineCallable("recordReservation", async (request) => {
  const input = parseRequest(recordReservationRequestSchema, request);
  const uid = requireUid(request);
  return commitStaffBooking(input, uid, await serverNow());
});

import { createStaffBookingRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../../calls/define-callable";
import { commitStaffBooking } from "./commit-staff-booking";

/**
 * Enters a staff booking: a telephone booking (`confirmed`, with a phone number) or a walk-in
 * (`seated`). Notice, days ahead and largest party do not apply; seats do, unless `overbook` is set.
 * Repeating a call with the same `reservation_id` is safe.
 */
export const createStaffBooking = defineCallable(
  { name: "createStaffBooking", schema: createStaffBookingRequestSchema, access: "staff-of" },
  commitStaffBooking,
);

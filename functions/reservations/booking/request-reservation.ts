import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../../calls/define-callable";
import { CREATING_OPTIONS } from "../../runtime/callable-options";
import { commitReservation } from "./commit-reservation";

/**
 * Books a table for the caller and holds its seats: `confirmed` with `auto_confirm`, else `requested`.
 * Refuses with the reason of the first rule that fails. Repeating a call with the same
 * `reservation_id` is safe.
 */
export const requestReservation = defineCallable(
  {
    name: "requestReservation",
    schema: requestReservationRequestSchema,
    access: "trusted",
    options: CREATING_OPTIONS,
  },
  ({ input, caller, now }) => commitReservation({ kind: "booking", input, caller }, now),
);

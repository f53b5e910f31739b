import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../../calls/define-callable";
import { CREATING_OPTIONS } from "../../runtime/callable-options";
import { commitReservation } from "./commit-reservation";

/**
 * Adds the caller to the waitlist for a full time; offered at once where there is room. Takes the
 * input of `requestReservation` and is replayed like it.
 */
export const joinWaitingList = defineCallable(
  {
    name: "joinWaitingList",
    schema: requestReservationRequestSchema,
    access: "trusted",
    options: CREATING_OPTIONS,
  },
  ({ input, caller, now }) => commitReservation({ kind: "waiting", input, caller }, now),
);

import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { CREATING_OPTIONS } from "../runtime/callable-options";
import { callerOf } from "../runtime/caller";
import { defineCallable } from "../runtime/define-callable";
import { requireTrustedUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitReservation } from "./commit-reservation";

/**
 * Books a table for the caller and holds its seats. Refuses with the reason of the first rule that
 * fails. Repeating a call with the same `reservation_id` is safe.
 */
export const requestReservation = defineCallable(
  "requestReservation",
  async (request) => {
    const input = parseRequest(requestReservationRequestSchema, request);
    requireTrustedUid(request);
    const caller = callerOf(request);
    return commitReservation({ kind: "booking", input, caller }, await serverNow());
  },
  CREATING_OPTIONS,
);

import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { CREATING_OPTIONS } from "../../runtime/callable-options";
import { callerOf } from "../../runtime/caller";
import { defineCallable } from "../../runtime/define-callable";
import { requireTrustedUid } from "../../runtime/guards";
import { parseRequest } from "../../runtime/parse-request";
import { serverNow } from "../../runtime/server-now";
import { commitReservation } from "../commit-reservation";

/**
 * Adds the caller to the waitlist for a full time. Takes the input of `requestReservation` and is
 * replayed like it.
 */
export const joinWaitingList = defineCallable(
  "joinWaitingList",
  async (request) => {
    const input = parseRequest(requestReservationRequestSchema, request);
    requireTrustedUid(request);
    const caller = callerOf(request);
    return commitReservation({ kind: "waiting", input, caller }, await serverNow());
  },
  CREATING_OPTIONS,
);

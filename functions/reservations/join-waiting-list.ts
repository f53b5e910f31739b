import { onCall } from "firebase-functions/https";
import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireTrustedUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitReservation } from "./commit-reservation";

/**
 * Puts a signed-in guest on the waiting list for a time that is full; takes what
 * `requestReservation` takes, and is as safe to call again.
 */
export const joinWaitingList = onCall(
  CALLABLE_OPTIONS,
  answering("joinWaitingList", async (request) => {
    const input = parseRequest(requestReservationRequestSchema, request);
    const uid = requireTrustedUid(request);
    return commitReservation({ kind: "waiting", input, uid }, await serverNow());
  }),
);

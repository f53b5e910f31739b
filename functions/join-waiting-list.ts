import { onCall } from "firebase-functions/https";
import { requestReservationRequestSchema } from "../src/domain/reservation/reservation-requests.schema";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { commitReservation } from "./commit-reservation";
import { requireTrustedUid } from "./guards";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";

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

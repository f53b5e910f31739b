import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { requireTrustedUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitReservation } from "./commit-reservation";

/**
 * Puts a signed-in guest on the waiting list for a time that is full; takes what
 * `requestReservation` takes, and is as safe to call again.
 */
export const joinWaitingList = defineCallable("joinWaitingList", async (request) => {
  const input = parseRequest(requestReservationRequestSchema, request);
  const uid = requireTrustedUid(request);
  return commitReservation({ kind: "waiting", input, uid }, await serverNow());
});

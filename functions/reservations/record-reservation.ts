import { onCall } from "firebase-functions/https";
import { recordReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { commitRecord } from "./commit-record";

/**
 * Writes down a booking by telephone or guests without reservation, for the restaurant's people.
 * Neither notice nor days ahead nor the largest party bind them; seats do, unless `overbook` is
 * set. NOT_ALLOWED for anybody else, whether or not there is such a restaurant; safe to call again
 * with the same `reservation_id`.
 */
export const recordReservation = onCall(
  CALLABLE_OPTIONS,
  answering("recordReservation", async (request) => {
    const input = parseRequest(recordReservationRequestSchema, request);
    const uid = requireUid(request);
    return commitRecord(input, uid, await serverNow());
  }),
);

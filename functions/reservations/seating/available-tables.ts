import { availableTablesRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../../runtime/define-callable";
import { createCallerLimit } from "../../runtime/limits/limit-caller";
import { parseRequest } from "../../runtime/parse-request";
import { serverNow } from "../../runtime/server-now";
import { findTables } from "./find-tables";

const limitCaller = createCallerLimit();

/**
 * Bookable times of a day for a party, for anyone, at most two seconds old. The answer does not
 * contain the number of seats. RATE_LIMIT for too many calls.
 */
export const availableTables = defineCallable("availableTables", async (request) => {
  const input = parseRequest(availableTablesRequestSchema, request);
  limitCaller(request);
  return findTables(input, await serverNow());
});

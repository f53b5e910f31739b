import { availableTablesRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { findTables } from "./find-tables";

/** Bookable times of a day for a party, for anyone. The answer does not contain the number of seats. */
export const availableTables = defineCallable("availableTables", async (request) => {
  const input = parseRequest(availableTablesRequestSchema, request);
  return findTables(input, await serverNow());
});

import { onCall } from "firebase-functions/https";
import { availableTablesRequestSchema } from "../src/domain/reservation/reservation-requests.schema";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { findTables } from "./find-tables";
import { parseRequest } from "./parse-request";
import { serverNow } from "./server-now";

/** Tells anyone when a party finds a free table on a day; never how many seats there are. */
export const availableTables = onCall(
  CALLABLE_OPTIONS,
  answering("availableTables", async (request) => {
    const input = parseRequest(availableTablesRequestSchema, request);
    return findTables(input, await serverNow());
  }),
);

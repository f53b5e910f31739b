import { onCall } from "firebase-functions/https";
import { availableTablesRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { findTables } from "./find-tables";

/** Tells anyone when a party finds a free table on a day; never how many seats there are. */
export const availableTables = onCall(
  CALLABLE_OPTIONS,
  answering("availableTables", async (request) => {
    const input = parseRequest(availableTablesRequestSchema, request);
    return findTables(input, await serverNow());
  }),
);

import { availableTablesRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { findTables } from "./find-tables";

/** Tells anyone when a party finds a free table on a day; never how many seats there are. */
export const availableTables = defineCallable("availableTables", async (request) => {
  const input = parseRequest(availableTablesRequestSchema, request);
  return findTables(input, await serverNow());
});

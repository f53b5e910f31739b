import { availableTablesRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { defineCallable } from "../../calls/define-callable";
import { findTables } from "./find-tables";

/**
 * Bookable times of a day for a party, for anyone, at most four seconds old. The answer does not
 * contain the number of seats. `next_at` is searched up to 14 days ahead and for at most two seconds.
 */
export const availableTables = defineCallable(
  { name: "availableTables", schema: availableTablesRequestSchema, access: "anyone" },
  ({ input, now }) => findTables(input, now),
);

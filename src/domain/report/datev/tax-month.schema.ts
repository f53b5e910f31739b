import * as z from "zod/mini";
import { ACCOUNT_NAMES, CHARTS } from "./datev-accounts";

const cents = z.int();
const count = z.int();

/** Maximum number of changed rows of each kind in an answer. */
export const MAX_LISTED = 50;

/** Answer of the callable `readTaxMonth`. */
export const taxMonthSchema = z.object({
  /** As entered for the restaurant's last file; null before the first. */
  settings: z.nullable(
    z.object({
      adviser: count,
      client: count,
      chart: z.enum(CHARTS),
      year_starts_in: count,
      accounts: z.record(z.enum(ACCOUNT_NAMES), z.string()),
    }),
  ),
  rows: count,
  sales_cents: cents,
  refunded_cents: cents,
  /** Received orders of the month that are neither completed nor ended, and so not in it. */
  open: count,
  /** The last file of this month; null before the first. */
  last: z.nullable(
    z.object({
      at: z.int(),
      rows: count,
      /** Rows that only the last file has, and rows that it has not; at most {@link MAX_LISTED} of each. */
      changed: z.array(
        z.object({
          date: z.string(),
          code: z.string(),
          kind: z.enum(["sale", "refund"]),
          cents,
          is_new: z.boolean(),
        }),
      ),
      /** Number of them, however many are listed. */
      changes: count,
    }),
  ),
});

export type TaxMonth = z.infer<typeof taxMonthSchema>;

/** Answer of the callable `exportTaxMonth`: every character of the content is a byte of Windows-1252. */
export const taxFileSchema = z.object({ name: z.string(), content: z.string() });

export type TaxFile = z.infer<typeof taxFileSchema>;

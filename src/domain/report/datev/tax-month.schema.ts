import * as z from "zod/mini";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { datevSettingsSchema } from "./datev-settings.schema";
import { bookingSchema } from "./month-bookings";
import { monthSchema } from "./month-range";

const cents = z.int();
const count = z.int();

/** Maximum number of changed rows in an answer. */
export const MAX_LISTED = 50;

/** Input of the callable `readTaxMonth`. */
export const readTaxMonthRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  month: monthSchema,
});

export type ReadTaxMonthRequest = z.infer<typeof readTaxMonthRequestSchema>;

/** Input of the callable `exportTaxMonth`. */
export const exportTaxMonthRequestSchema = z.extend(readTaxMonthRequestSchema, {
  settings: datevSettingsSchema,
});

export type ExportTaxMonthRequest = z.infer<typeof exportTaxMonthRequestSchema>;

/** Answer of the callable `readTaxMonth`. */
export const taxMonthSchema = z.object({
  /** As entered for the restaurant's last file; null before the first. */
  settings: z.nullable(datevSettingsSchema),
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
      /** Rows that the last file has not, and that only it has; at most {@link MAX_LISTED} of each. */
      added: z.array(bookingSchema),
      removed: z.array(bookingSchema),
      /** Number of them, however many are listed. */
      changes: count,
    }),
  ),
});

export type TaxMonth = z.infer<typeof taxMonthSchema>;

/** Answer of the callable `exportTaxMonth`: every character of the content is a byte of Windows-1252. */
export const taxFileSchema = z.object({ name: z.string(), content: z.string() });

export type TaxFile = z.infer<typeof taxFileSchema>;

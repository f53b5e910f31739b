import * as z from "zod/mini";
import { localizedTextSchema } from "../shared/localized-text.schema";

const cents = z.int();
const count = z.int();

/** Orders of one day or hour; turnover is that of the completed ones. */
const orderSumsSchema = z.object({ orders: count, completed: count, turnover_cents: cents });

export type OrderSums = z.infer<typeof orderSumsSchema>;

/** What became of the orders of a range; all sums are those of completed orders. */
const orderReportSchema = z.object({
  ...orderSumsSchema.shape,
  /** Of a completed order; 0 without any. */
  average_cents: cents,
  /** Not finished yet. */
  open: count,
  cancelled: count,
  rejected: count,
  expired: count,
  failed: count,
  delivery: count,
  pickup: count,
  discount_cents: cents,
  delivery_fee_cents: cents,
  deposit_cents: cents,
  vat: z.array(z.object({ rate: z.int(), net_cents: cents, vat_cents: cents })),
  /** Every day of the range. */
  by_day: z.array(z.extend(orderSumsSchema, { date: z.string() })),
  /** All 24 hours by the restaurant's clock, 0 to 23. */
  by_hour: z.array(z.extend(orderSumsSchema, { hour: z.int() })),
  /** What sold best, most portions first. */
  top_items: z.array(
    z.object({ item_id: z.string(), name: localizedTextSchema, qty: count, turnover_cents: cents }),
  ),
});

export type OrderReport = z.infer<typeof orderReportSchema>;

const tableSumsSchema = z.object({
  /** Parties with a table, also those that did not come. */
  parties: count,
  guests: count,
  no_shows: count,
  cancelled: count,
  /** Seats taken at the same time, at most. */
  peak_seats: count,
  /** Share of the seats' opening time that was booked, percent; null while closed all day. */
  use_percent: z.nullable(z.int()),
});

/** How the tables of a range were used. */
const tableReportSchema = z.object({
  ...tableSumsSchema.shape,
  /** Seats that can be booked at the same time. */
  seats: count,
  by_day: z.array(z.extend(tableSumsSchema, { date: z.string() })),
});

export type TableReport = z.infer<typeof tableReportSchema>;

/** Answer of the callable `readReport`. */
export const reportSchema = z.object({
  resto_key: z.string(),
  from: z.string(),
  /** Earlier than asked for where there were too many orders or reservations for one report. */
  to: z.string(),
  truncated: z.boolean(),
  orders: orderReportSchema,
  tables: tableReportSchema,
});

export type Report = z.infer<typeof reportSchema>;

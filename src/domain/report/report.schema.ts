import * as z from "zod/mini";
import { localizedTextSchema } from "../text/localized-text.schema";

const cents = z.int();
const count = z.int();

/** Orders of one day or hour. Turnover counts completed orders only. */
const orderSumsSchema = z.object({ orders: count, completed: count, turnover_cents: cents });

export type OrderSums = z.infer<typeof orderSumsSchema>;

const vatSharesSchema = z.array(z.object({ rate: z.int(), net_cents: cents, vat_cents: cents }));

/** Turnover of one day by means of payment, with what a tax adviser needs. */
const dayMoneySchema = z.object({
  date: z.string(),
  turnover_cents: cents,
  cash_cents: cents,
  card_cents: cents,
  online_cents: cents,
  tip_cents: cents,
  refunded_cents: cents,
  vat: vatSharesSchema,
  refund_vat: vatSharesSchema,
});

export type DayMoney = z.infer<typeof dayMoneySchema>;

/** A dish, by completed orders. */
const soldItemSchema = z.object({
  item_id: z.string(),
  name: localizedTextSchema,
  qty: count,
  turnover_cents: cents,
  /** The turnover without VAT. */
  net_cents: cents,
});

export type SoldItem = z.infer<typeof soldItemSchema>;

/** Orders of a range by outcome. All amounts count completed orders only. */
export const orderReportSchema = z.object({
  ...orderSumsSchema.shape,
  /** Average total of a completed order; 0 without any. */
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
  /** Tips for the drivers, which are not part of the turnover. */
  tip_cents: cents,
  /** Turnover by means of payment. */
  cash_cents: cents,
  card_cents: cents,
  online_cents: cents,
  /** Given back of online payments; the turnover includes it. */
  refunded_cents: cents,
  vat: vatSharesSchema,
  /** Shares of VAT in the refunds: see `refundVat`. */
  refund_vat: vatSharesSchema,
  /** One entry per day of the range. */
  by_day: z.array(z.extend(orderSumsSchema, { date: z.string() })),
  /** One entry per day of the range. */
  money_by_day: z.array(dayMoneySchema),
  /** One entry per local hour, 0 to 23. `declined` counts rejected and expired orders. */
  by_hour: z.array(z.extend(orderSumsSchema, { hour: z.int(), declined: count })),
  /** Numbers of orders by weekday, Sunday first, and local hour, 0 to 23. */
  by_weekday: z.array(z.array(count)),
  /** How many of `by_weekday` were rejected or expired. */
  declined_by_weekday: z.array(z.array(count)),
  /** Best-selling dishes, most portions first. */
  top_items: z.array(soldItemSchema),
  /** All dishes, most portions first. */
  sold_items: z.array(soldItemSchema),
});

export type OrderReport = z.infer<typeof orderReportSchema>;

const tableSumsSchema = z.object({
  /** Parties with a table, including no-shows. */
  parties: count,
  guests: count,
  no_shows: count,
  cancelled: count,
  /** Maximum number of seats taken at the same time. */
  peak_seats: count,
  /** Booked share of seats × opening time, percent; null if closed all day. */
  use_percent: z.nullable(z.int()),
});

/** Use of tables in a range. */
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
  /** Earlier than requested if there were too many orders or reservations. */
  to: z.string(),
  truncated: z.boolean(),
  orders: orderReportSchema,
  tables: tableReportSchema,
});

export type Report = z.infer<typeof reportSchema>;

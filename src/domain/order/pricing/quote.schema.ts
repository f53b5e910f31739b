import * as z from "zod/mini";
import { refusalSchema } from "../../result/refusal.schema";
import { pricesShape } from "../order.schema";
import { orderStatusSchema } from "../order-status";

const cents = z.int();
const instant = z.int();

/** Prices and possible times of one order: see docs/rules.md#money. */
export const quoteSchema = z.object({
  ...pricesShape,
  /** Minimum subtotal; zero for pickup. */
  minimum_cents: cents,
  /** Minimum minus subtotal; zero if reached. */
  missing_cents: cents,
  /** When an order without a wanted time is ready or delivered; null while it is not accepted. */
  earliest_at: z.nullable(instant),
  /** Available time slots, soonest first. */
  next_slots: z.array(instant),
  /** Time slots without capacity, soonest first. */
  full_slots: z._default(z.array(instant), []),
  menu_rev: z.int(),
});

export type Quote = z.infer<typeof quoteSchema>;

/** Answer of the callable `quoteOrder`. It has prices even if the order would be refused. */
export const quoteAnswerSchema = z.object({
  quote: quoteSchema,
  /** The first rule that would refuse this order now, or null. */
  refusal: z.nullable(refusalSchema),
  /** The server's clock, milliseconds. */
  server_time: instant,
});

export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

/** Answer of the callable `placeOrder`. */
export const placeOrderAnswerSchema = z.object({
  id: z.string(),
  code: z.string(),
  total_cents: cents,
  status: z.string(),
  /** True when an earlier call with the same id had already succeeded. */
  replayed: z.boolean(),
});

export type PlaceOrderAnswer = z.infer<typeof placeOrderAnswerSchema>;

/** Answer of the callables that change an order's status. */
export const orderChangeAnswerSchema = z.object({
  id: z.string(),
  status: orderStatusSchema,
  version: z.int(),
});

export type OrderChangeAnswer = z.infer<typeof orderChangeAnswerSchema>;

/** Answer of the callable `delayOrder`. */
export const delayOrderAnswerSchema = z.extend(orderChangeAnswerSchema, {
  /** New promised time, milliseconds. */
  eta_at: instant,
});

export type DelayOrderAnswer = z.infer<typeof delayOrderAnswerSchema>;

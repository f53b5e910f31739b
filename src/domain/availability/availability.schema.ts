import * as z from "zod/mini";
import {
  clockTimeSchema,
  type OpeningInterval,
  openingIntervalSchema,
} from "../tenant/opening-interval.schema";
import { codeSchema } from "../text/text.schema";

const instant = z.int().check(z.nonnegative());
const extraMinutes = z.int().check(z.nonnegative(), z.maximum(240));

/** Firestore cannot store nested arrays: there an interval is `{ open, close }`. */
const storedIntervalSchema = z.pipe(
  z.object({ open: clockTimeSchema, close: clockTimeSchema }),
  z.transform(({ open, close }): OpeningInterval => [open, close]),
);

/** An opening interval of an exception, as a pair or as an object. */
export const exceptionIntervalSchema = z.union([openingIntervalSchema, storedIntervalSchema]);

/** A closure or special hours for one date. */
const dayExceptionSchema = z.object({
  date: codeSchema(10, /^\d{4}-\d{2}-\d{2}$/),
  closed: z.optional(z.boolean()),
  hours: z.optional(z.array(exceptionIntervalSchema)),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

export type DayException = z.infer<typeof dayExceptionSchema>;

/** Live availability of a restaurant: see docs/rules.md#availability. Instants are milliseconds. */
export const availabilitySchema = z.object({
  /** No orders until then. */
  paused_until: z._default(z.nullable(instant), null),
  /** No orders for delivery until then. */
  delivery_paused_until: z.optional(z.nullable(instant)),
  /** No orders for pickup until then. */
  pickup_paused_until: z.optional(z.nullable(instant)),
  /**
   * Since when orders are paused because nobody answered. Ends when staff change `paused_until` or
   * answer an order; null or absent is not paused.
   */
  paused_unattended_at: z.optional(z.nullable(instant)),
  /** Last time that staff ended such a pause or changed `paused_until`. Earlier expiries do not count. */
  attended_at: z.optional(z.nullable(instant)),
  /** Added to the lead times while the kitchen is busy. */
  extra_minutes: z._default(extraMinutes, 0),
  /** End of the extra minutes; null or absent is open-ended. */
  extra_until: z.optional(z.nullable(instant)),
  /** Replaces `extra_minutes` for delivery; null or absent is none of its own. */
  delivery_extra_minutes: z.optional(z.nullable(extraMinutes)),
  /** Delivery has no extra minutes after it; null or absent is open-ended. */
  delivery_extra_until: z.optional(z.nullable(instant)),
  /** Dish id to the instant from which it can be ordered again. */
  sold_out: z._default(z.record(z.string(), instant), {}),
  /** `<dish>/<option group>/<option>` to the instant from which it can be chosen again. */
  sold_out_options: z.optional(z.record(z.string(), instant)),
  /** Dish id to the portions that are left; dishes without an entry are not counted. */
  stock: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
  /** End of all counts in `stock`; null or absent is open-ended. */
  stock_until: z.optional(z.nullable(instant)),
  /** What the kitchen clock promises until then, minutes: see docs/rules.md#kitchen-clock. */
  kitchen_minutes: z.optional(
    z.nullable(z.object({ pickup: z.int(), delivery: z.int(), until: instant })),
  ),
  exceptions: z._default(z.array(dayExceptionSchema), []),
  /** Until then, guests without a verified address hold at most this share; 0 is none. */
  guest_share: z.optional(
    z.nullable(z.object({ share: z.number().check(z.gte(0), z.lte(1)), until: instant })),
  ),
});

export type Availability = z.infer<typeof availabilitySchema>;

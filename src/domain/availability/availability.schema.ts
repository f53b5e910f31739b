import * as z from "zod/mini";
import {
  clockTimeSchema,
  type OpeningInterval,
  openingIntervalSchema,
} from "../tenant/opening-interval.schema";

const instant = z.int().check(z.nonnegative());

/** Firestore holds no list inside a list: there an interval is `{ open, close }` (contract section 2). */
const storedIntervalSchema = z.pipe(
  z.object({ open: clockTimeSchema, close: clockTimeSchema }),
  z.transform(({ open, close }): OpeningInterval => [open, close]),
);

/** An opening interval of an exception, as pages or as Firestore write it. */
export const exceptionIntervalSchema = z.union([openingIntervalSchema, storedIntervalSchema]);

/** A day that differs from the weekly hours, as it is stored. */
const dayExceptionSchema = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  closed: z.optional(z.boolean()),
  hours: z.optional(z.array(exceptionIntervalSchema)),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

export type DayException = z.infer<typeof dayExceptionSchema>;

/** Live switches of a restaurant; all instants are milliseconds (contract section 2). */
export const availabilitySchema = z.object({
  /** No orders until then. */
  paused_until: z._default(z.nullable(instant), null),
  /** Added to both lead times while the kitchen is busy. */
  extra_minutes: z._default(z.int().check(z.nonnegative(), z.maximum(240)), 0),
  /** When they end; null or absent: until somebody ends them. */
  extra_until: z.optional(z.nullable(instant)),
  /** Item id to the instant its absence ends. */
  sold_out: z._default(z.record(z.string(), instant), {}),
  exceptions: z._default(z.array(dayExceptionSchema), []),
});

export type Availability = z.infer<typeof availabilitySchema>;

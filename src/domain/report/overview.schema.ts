import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { codeSchema } from "../text/text.schema";
import { comparedFiguresSchema } from "./day-figures";

const instant = z.int();

/** Restaurants of one call. */
export const MAX_OVERVIEW_KEYS = 100;

const restoKeys = z.array(restoKeySchema).check(z.maxLength(MAX_OVERVIEW_KEYS));

/** Input of the callable `readOverview`; without keys, all restaurants of the caller. */
export const readOverviewRequestSchema = z.strictObject({ resto_keys: z.optional(restoKeys) });

/** Input of the callable `boardSeen`. */
export const boardSeenRequestSchema = z.strictObject({
  resto_keys: restoKeys.check(z.minLength(1)),
  /** Build of the admin site. Missing in calls of an earlier version. */
  build: z.optional(codeSchema(80, /^[\w.-]{1,80}$/)),
  /** Whether the board's alarm is on. Missing in calls of an earlier version: on. */
  is_armed: z.optional(z.boolean()),
});

/** Answer of the callable `boardSeen`. */
export const boardSeenAnswerSchema = z.object({ server_time: instant });

const openingSchema = z.discriminatedUnion("open", [
  z.object({ open: z.literal(true), until: instant }),
  z.object({
    open: z.literal(false),
    next: z.nullable(instant),
    cause: z.enum(["hours", "holiday", "exception"]),
  }),
]);

/** Overview of one restaurant; instants are milliseconds. */
const overviewEntrySchema = z.object({
  resto_key: z.string(),
  /** Null if the restaurant cannot be read. */
  opening: z.nullable(openingSchema),
  paused_until: z.nullable(instant),
  /** Since when orders are paused because nobody answered; null or absent is not paused. */
  paused_unattended_at: z.optional(z.nullable(instant)),
  extra_minutes: z.int(),
  /** Reservations in the status `requested`. */
  requests: z.int(),
  /** Orders due today, in any status. */
  orders_today: z.int(),
  /** Orders in the status `placed`. */
  unanswered: z.int(),
  /** Last heartbeat of an order board; null if there was none. */
  seen_at: z.nullable(instant),
  /** Whether a board is open, but none whose alarm is on. */
  is_alarm_off: z.boolean(),
  /** Mails of the last 24 hours that could not be delivered; for managers only. */
  failed_mails: z.optional(z.int()),
  /** Payment tasks that have failed three times and are not done; for managers only. */
  failed_payments: z.optional(z.int()),
  /** Payments that need a person, and the nearest deadline of a dispute; for managers only. */
  payments_to_do: z.optional(z.object({ count: z.int(), due_at: z.nullable(instant) })),
  /** For managers only. */
  figures: z.optional(comparedFiguresSchema),
});

export type OverviewEntry = z.infer<typeof overviewEntrySchema>;

/** Answer of the callable `readOverview`. */
export const overviewAnswerSchema = z.object({
  restaurants: z.array(overviewEntrySchema),
  server_time: instant,
});

export type OverviewAnswer = z.infer<typeof overviewAnswerSchema>;

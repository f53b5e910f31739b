import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { switchesSchema } from "./switches.schema";

const instant = z.int();

/** Input of the callable `readHealth`. */
export const readHealthRequestSchema = z.strictObject({});

/** Health of one restaurant; instants are milliseconds. */
const restaurantHealthSchema = z.object({
  resto_key: z.string(),
  title: z.string(),
  city: z.string(),
  /** False if the stored restaurant cannot be read. */
  is_readable: z.boolean(),
  is_open: z.boolean(),
  /** When the last order was placed; null if there is none. */
  last_order_at: z.nullable(instant),
  /** Orders in the status `placed`. */
  unanswered: z.int(),
  /** Those of them that have waited more than five minutes of opening time. */
  overdue: z.int(),
  /** Since when orders are paused because nobody answered. */
  paused_unattended_at: z.nullable(instant),
  /** Until when staff paused orders. */
  paused_until: z.nullable(instant),
  /** Last heartbeat of an order board. */
  board_seen_at: z.nullable(instant),
  /** Build of the admin site on that board; null before its first heartbeat with one. */
  board_build: z.nullable(z.string()),
  mails_pending: z.int(),
  /** Mails given up in the last 24 hours. */
  mails_failed: z.int(),
});

export type RestaurantHealth = z.infer<typeof restaurantHealthSchema>;

const scheduleHealthSchema = z.object({
  /** Name of the document in `runs`. */
  name: z.string(),
  succeeded_at: z.nullable(instant),
  is_late: z.boolean(),
});

export type ScheduleHealth = z.infer<typeof scheduleHealthSchema>;

/** Answer of the callable `readHealth`. */
export const healthAnswerSchema = z.object({
  restaurants: z.array(restaurantHealthSchema),
  schedules: z.array(scheduleHealthSchema),
  /** Version of the deployed functions. */
  functions_build: z.string(),
  switches: switchesSchema,
  server_time: instant,
});

export type HealthAnswer = z.infer<typeof healthAnswerSchema>;

/** Restaurants of one call of `readVersions`. */
export const MAX_VERSION_KEYS = 25;

/** Input of the callable `readVersions`. */
export const readVersionsRequestSchema = z.strictObject({
  resto_keys: z.array(restoKeySchema).check(z.minLength(1), z.maxLength(MAX_VERSION_KEYS)),
});

/** Answer of the callable `readVersions`: builds of the deployed sites. */
export const versionsAnswerSchema = z.object({
  /** In the order of the request; null if the site gives no answer. */
  builds: z.array(z.nullable(z.string())),
});

export type VersionsAnswer = z.infer<typeof versionsAnswerSchema>;

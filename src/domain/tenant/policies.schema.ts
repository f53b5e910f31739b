import * as z from "zod/mini";
import { DEFAULT_ORDER_POLICY as DEFAULTS } from "./default-order-policy";

const minutes = z.int().check(z.nonnegative(), z.maximum(1440));

/** How a restaurant takes orders. Every field has a default. */
export const orderPolicySchema = z.strictObject({
  /** Lead time for pickup, minutes. */
  pickup_lead_minutes: z._default(minutes, DEFAULTS.pickup_lead_minutes),
  /** Lead time for delivery, minutes. */
  delivery_lead_minutes: z._default(minutes, DEFAULTS.delivery_lead_minutes),
  /** How many days ahead guests may order; 0 is today only. */
  days_ahead: z._default(z.int().check(z.nonnegative(), z.maximum(60)), DEFAULTS.days_ahead),
  /** Maximum number of orders per 15-minute slot; null is unlimited. */
  orders_per_slot: z._default(
    z.nullable(z.int().check(z.positive(), z.maximum(500))),
    DEFAULTS.orders_per_slot,
  ),
  /** Maximum number of orders in any minute, see `ordersAMinuteOf`. */
  orders_a_minute: z.optional(z.int().check(z.positive(), z.maximum(600))),
  /** Whether riders fetch deliveries: the kitchen then marks them as ready instead of sending them off. */
  riders: z.optional(z.boolean()),
  /** Whether the kitchen clock replaces the lead times: see docs/rules.md#kitchen-clock. */
  kitchen_clock: z.optional(z.boolean()),
  /** Shortest time of the kitchen clock until pickup, minutes; 10 if absent. */
  clock_min_minutes: z.optional(z.int().check(z.minimum(5), z.maximum(60))),
  /** Longest time of the kitchen clock until pickup, minutes; 90 if absent. */
  clock_max_minutes: z.optional(z.int().check(z.minimum(60), z.maximum(240))),
  /** Whether guests see how many orders of the last 30 days were on time. */
  shows_punctuality: z.optional(z.boolean()),
});

export type OrderPolicy = z.infer<typeof orderPolicySchema>;

/** What happens to orders that nobody answers. Every field has a default. */
export const unansweredPolicySchema = z.strictObject({
  /**
   * Minutes of opening time until an unanswered order rings louder and its managers get a mail;
   * null is never.
   */
  remind_minutes: z._default(z.nullable(z.int().check(z.positive(), z.maximum(14))), 4),
  /** Number of orders expired in a row that pauses online ordering; null is never. */
  pause_after_expired: z._default(z.nullable(z.int().check(z.positive(), z.maximum(10))), 2),
});

export type UnansweredPolicy = z.infer<typeof unansweredPolicySchema>;

/** Highest deposit for one person, cents. */
const MAX_DEPOSIT_CENTS_A_PERSON = 20_000;

/** Which parties pay a deposit when they book online. */
export const depositPolicySchema = z.strictObject({
  /** Smallest party that pays one. */
  from_party: z.int().check(z.positive(), z.maximum(500)),
  cents_a_person: z.int().check(z.minimum(50), z.maximum(MAX_DEPOSIT_CENTS_A_PERSON)),
  /** It is refunded in full if the guest cancels at least this long before the start, hours. */
  free_until_hours: z.int().check(z.nonnegative(), z.maximum(336)),
});

export type DepositPolicy = z.infer<typeof depositPolicySchema>;

/** How a restaurant takes reservations. Every field has a default. */
export const reservationPolicySchema = z.strictObject({
  /** Seats that can be booked at the same time. */
  seats: z._default(z.int().check(z.positive(), z.maximum(2000)), 40),
  /** Length of stay by party size: the entry with the smallest `up_to` that is not exceeded. */
  stay_minutes: z._default(
    z
      .array(z.strictObject({ up_to: z.int().check(z.positive()), minutes }))
      .check(z.minLength(1), z.maxLength(20)),
    [
      { up_to: 2, minutes: 90 },
      { up_to: 100, minutes: 120 },
    ],
  ),
  /** Minimum time between booking and start, minutes. */
  notice_minutes: z._default(minutes, 60),
  days_ahead: z._default(z.int().check(z.nonnegative(), z.maximum(365)), 60),
  /** Larger parties are asked to call. */
  max_party: z._default(z.int().check(z.positive(), z.maximum(500)), 8),
  /** Whether bookings are confirmed at once or by staff. */
  auto_confirm: z._default(z.boolean(), true),
  /** Deposit for large parties; absent is none. Asked only while guests can pay online. */
  deposit: z.optional(depositPolicySchema),
});

export type ReservationPolicy = z.infer<typeof reservationPolicySchema>;

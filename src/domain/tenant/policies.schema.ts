import * as z from "zod/mini";
import { DEFAULT_ORDER_POLICY as DEFAULTS } from "./default-order-policy";

const minutes = z.int().check(z.nonnegative(), z.maximum(1440));

/** How a restaurant takes orders; every field has a default (contract sections 2 and 4). */
export const orderPolicySchema = z.strictObject({
  /** Preparation time before the first pickup slot, minutes. */
  pickup_lead_minutes: z._default(minutes, DEFAULTS.pickup_lead_minutes),
  /** Preparation and driving time before the first delivery slot, minutes. */
  delivery_lead_minutes: z._default(minutes, DEFAULTS.delivery_lead_minutes),
  /** How many days ahead a guest may order; 0 is today only. */
  days_ahead: z._default(z.int().check(z.nonnegative(), z.maximum(60)), DEFAULTS.days_ahead),
  /** Orders accepted per 15-minute slot; null is unlimited. */
  orders_per_slot: z._default(
    z.nullable(z.int().check(z.positive(), z.maximum(500))),
    DEFAULTS.orders_per_slot,
  ),
});

export type OrderPolicy = z.infer<typeof orderPolicySchema>;

/** How a restaurant takes reservations (contract section 2). */
export const reservationPolicySchema = z.strictObject({
  /** Seats that can be booked at the same time. */
  seats: z._default(z.int().check(z.positive(), z.maximum(2000)), 40),
  /** Length of stay by party size: the first entry whose `up_to` is not exceeded counts. */
  stay_minutes: z._default(
    z
      .array(z.strictObject({ up_to: z.int().check(z.positive()), minutes }))
      .check(z.minLength(1), z.maxLength(20)),
    [
      { up_to: 2, minutes: 90 },
      { up_to: 100, minutes: 120 },
    ],
  ),
  /** Smallest time between request and start, minutes. */
  notice_minutes: z._default(minutes, 60),
  days_ahead: z._default(z.int().check(z.nonnegative(), z.maximum(365)), 60),
  /** Larger parties are asked to telephone. */
  max_party: z._default(z.int().check(z.positive(), z.maximum(500)), 8),
  /** Confirmed at once, or only by the restaurant's people. */
  auto_confirm: z._default(z.boolean(), true),
});

export type ReservationPolicy = z.infer<typeof reservationPolicySchema>;

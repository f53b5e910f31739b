import * as z from "zod/mini";
import { clientIdSchema } from "../../ids/client-id.schema";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { lineSchema } from "../../text/text.schema";
import { orderLineSchema, orderSchema, riderSchema } from "../order.schema";

/** More deliveries than fit into a car. */
const MAX_TOUR = 40;

const versioned = { order_id: clientIdSchema, version: z.int().check(z.positive()) };

/** Input of the callables `releaseDelivery` and `markReady`. */
export const deliveryRequestSchema = z.strictObject(versioned);

export type DeliveryRequest = z.infer<typeof deliveryRequestSchema>;

/** Input of the callable `takeDelivery`. */
export const takeDeliveryRequestSchema = z.strictObject({
  ...versioned,
  /** Place in the order of the tour; by default the first. */
  position_in_tour: z.optional(z.int().check(z.nonnegative(), z.maximum(MAX_TOUR))),
});

export type TakeDeliveryRequest = z.infer<typeof takeDeliveryRequestSchema>;

/** Input of the callable `setDeliveryStatus`. */
export const setDeliveryStatusRequestSchema = z.strictObject({
  ...versioned,
  to: z.enum(["completed", "failed"]),
  /** Shown to the guest; required with `failed`. */
  reason: z.optional(lineSchema({ max: 200 })),
  /** Whether it failed because nobody was met at the door. */
  not_met: z.optional(z.boolean()),
});

export type SetDeliveryStatusRequest = z.infer<typeof setDeliveryStatusRequestSchema>;

/** Input of the callable `sortTour`: the caller's deliveries in the order of the tour. */
export const sortTourRequestSchema = z.strictObject({
  order_ids: z.readonly(z.array(clientIdSchema).check(z.minLength(1), z.maxLength(MAX_TOUR))),
});

export type SortTourRequest = z.infer<typeof sortTourRequestSchema>;

/** Answer of the callable `sortTour`: how many places were written. */
export const sortTourAnswerSchema = z.object({ sorted: z.int() });

/** Input of the callable `listDeliveries`. */
export const listDeliveriesRequestSchema = z.strictObject({ resto_key: restoKeySchema });

/** A delivery that a rider can take: where it goes roughly, nothing about the guest. */
const readyDeliverySchema = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  zip: z.string(),
  city: z.string(),
  /** Promised time; null if there is none. */
  due_at: z.nullable(z.int()),
  /** Number of dishes. */
  dishes: z.int(),
});

export type ReadyDelivery = z.infer<typeof readyDeliverySchema>;

const { contact, address, reusable, status } = orderSchema.shape;
const { payment, payment_status, total_cents, tip_cents, cash_given_cents } = orderSchema.shape;

/** A delivery on the caller's tour: of the order only what is listed here. */
export const ownDeliverySchema = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  due_at: z.nullable(z.int()),
  contact: z.object({ name: contact.shape.name, phone: contact.shape.phone }),
  address,
  lines: z.array(z.pick(orderLineSchema, { name: true, qty: true, min_age: true })),
  rider: riderSchema,
  ...{ status, reusable, payment, payment_status, total_cents, tip_cents, cash_given_cents },
});

export type OwnDelivery = z.infer<typeof ownDeliverySchema>;

/** Answer of the callable `listDeliveries`. */
export const deliveriesSchema = z.object({
  /** Soonest first. */
  ready: z.array(readyDeliverySchema),
  /** In the order of the tour. */
  own: z.array(ownDeliverySchema),
  server_time: z.int(),
});

export type Deliveries = z.infer<typeof deliveriesSchema>;

import { withoutPauses } from "../../availability/without-pauses";
import { RESTAURANT_UID } from "../../ids/restaurant-uid";
import { ok, type Result } from "../../result/result";
import type { Order } from "../order.schema";
import type { OrderContext } from "../pricing/quote-order";
import { type OrderMetadata, type OrderRefusal, placeOrder } from "./place-order";
import type { PlaceStaffOrderRequest } from "./staff-order.schema";

/**
 * Checks a telephone order like {@link placeOrder} and builds the document to store: accepted, and
 * promised for the wanted time, else for the earliest possible one. `overbook` skips pauses (the
 * server also skips the slot's capacity), `waive_minimum` the minimum; every other rule holds.
 */
export function placeStaffOrder(
  request: PlaceStaffOrderRequest,
  context: OrderContext,
  { now, code, request_hash }: Omit<OrderMetadata, "uid">,
): Result<Order, OrderRefusal> {
  const { overbook = false, waive_minimum = false, remember: _, ...order } = request;
  const availability = overbook ? withoutPauses(context.availability) : context.availability;
  const placed = placeOrder(
    order,
    { ...context, availability },
    { now, uid: RESTAURANT_UID, code, request_hash, waivesMinimum: waive_minimum },
  );
  if (!placed.ok) return placed;
  const eta_at = placed.value.promised_at ?? now;
  return ok({
    ...placed.value,
    eta_at,
    status: "accepted",
    status_at: { accepted: now },
    history: [{ version: 1, status: "accepted", at: now, by: "staff", eta_at }],
    answer_due_at: null,
    remind_at: null,
  });
}

/** Whether staff entered the order for a guest who called. */
export function isTelephoneOrder({ creator_uid }: Pick<Order, "creator_uid">): boolean {
  return creator_uid === RESTAURANT_UID;
}

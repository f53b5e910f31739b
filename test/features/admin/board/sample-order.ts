import type { Order } from "@/domain/order/order.schema";

/** An order for pickup, just placed, with what a test cares about changed. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: "order-1",
    resto_key: "resto-bobingen",
    creator_uid: "guest",
    code: "K7QM",
    type: "pickup",
    lines: [],
    subtotal_cents: 420,
    discount_cents: 0,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: 420,
    vat_split: [],
    contact: { name: "Gerda Gast", phone: "089 99998-100" },
    payment: "cash",
    wanted_at: null,
    local_date: "2026-11-24",
    local_time: "18:00",
    status: "placed",
    status_at: {},
    version: 1,
    history: [],
    menu_rev: 1,
    request_hash: "",
    created_at: 0,
    updated_at: 0,
    ...changes,
  };
}

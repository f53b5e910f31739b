import type { Order } from "@/domain/order/order.schema";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";

/** Tuesday, 24 November 2026, 12:00: an hour after opening. */
export const NOON = toInstant("2026-11-24", minutesOf("12:00"));

export const deliveryRequest: PlaceOrderRequest & { readonly payment: "cash" } = {
  resto_key: "resto-sample",
  type: "delivery",
  lines: [
    { item_id: "noodles", qty: 2, choices: { size: "large", extras: ["egg"] }, note: "scharf" },
    { item_id: "lemonade", qty: 1, choices: {} },
  ],
  order_id: "3b8a1c52-0f2d-4f43-8a54-6f3b8f1f6c11",
  // 2 × (9.50 + 2.10 + 1.05) + 3.00, fee 1.00, deposit 0.25.
  expected_total_cents: 2530 + 300 + 100 + 25,
  contact: { name: "Erika Beispiel", phone: "089 99998-020" },
  address: { street: "Beispielweg 2", zip: "86399", city: "Bobingen" },
  payment: "cash",
};

export const placedOrder: Order = {
  id: deliveryRequest.order_id,
  resto_key: "resto-sample",
  creator_uid: "guest",
  code: "CDFG",
  type: "delivery",
  lines: [],
  subtotal_cents: 2830,
  discount_cents: 0,
  delivery_fee_cents: 100,
  deposit_cents: 25,
  total_cents: 2955,
  vat_split: [],
  contact: deliveryRequest.contact,
  payment: "cash",
  wanted_at: null,
  eta_at: null,
  local_date: "2026-11-24",
  local_time: "12:45",
  status: "placed",
  status_at: { placed: NOON },
  version: 1,
  history: [{ version: 1, status: "placed", at: NOON, by: "guest" }],
  menu_rev: 4,
  request_hash: "hash",
  created_at: NOON,
  updated_at: NOON,
};

import userEvent from "@testing-library/user-event";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { OrderView } from "@/features/orders/order/order-view";
import { renderInRestaurant } from "../../render-in-restaurant";

/** An order for pickup, placed now; `changes` replace fields. */
export function shownOrder(changes: Partial<Order>): Order {
  const now = Date.now();
  return {
    id: "7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11",
    resto_key: "resto-bobingen",
    creator_uid: "u1",
    code: "K7QX",
    type: "pickup",
    lines: [
      {
        item_id: "edamame",
        name: { de: "Edamame", en: "Edamame" },
        qty: 2,
        unit_cents: 490,
        line_cents: 980,
        choices: {},
        choice_names: [{ de: "mit Meersalz", en: "with sea salt" }],
        add_ons: ["F"],
        vat: 7,
      },
    ],
    subtotal_cents: 980,
    discount_cents: 98,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: 882,
    vat_split: [{ rate: 7, net_cents: 824, vat_cents: 58 }],
    contact: { name: "Mia Gast", phone: "089 99998-010" },
    payment: "cash",
    wanted_at: null,
    eta_at: null,
    local_date: "2026-11-21",
    local_time: "12:00",
    status: "placed",
    status_at: { placed: now },
    version: 1,
    history: [{ version: 1, status: "placed", at: now, by: "guest" }],
    menu_rev: 1,
    request_hash: "x",
    created_at: now,
    updated_at: now,
    ...changes,
  };
}

/** Renders the page of {@link shownOrder}. */
export async function showOrder(changes: Partial<Order>, restaurant: Partial<Restaurant> = {}) {
  await renderInRestaurant(<OrderView order={shownOrder(changes)} />, { restaurant });
  return userEvent.setup();
}

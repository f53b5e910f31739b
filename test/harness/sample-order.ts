import type { Order } from "@/domain/order/order.schema";
import { toInstant, toLocal } from "@/domain/time/berlin-time";

/** Tuesday, 24 November 2026, 18:00. */
const PLACED_AT = toInstant("2026-11-24", 18 * 60);

/** Two miso soups for pickup in Bobingen, placed at `created_at`; `changes` replace fields. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const { created_at = PLACED_AT } = changes;
  const { date, time } = toLocal(created_at);
  return {
    id: "7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11",
    resto_key: "resto-bobingen",
    creator_uid: "demo-gast",
    code: "K7QM",
    type: "pickup",
    lines: [
      {
        item_id: "miso-soup",
        name: { de: "Misosuppe", en: "Miso soup" },
        qty: 2,
        unit_cents: 420,
        line_cents: 840,
        choices: {},
        choice_names: [],
        add_ons: ["D", "F"],
        vat: 7,
      },
    ],
    subtotal_cents: 840,
    discount_cents: 84,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: 756,
    vat_split: [{ rate: 7, net_cents: 707, vat_cents: 49 }],
    contact: { name: "Gerda Gast", phone: "089 99998-100" },
    payment: "cash",
    wanted_at: null,
    eta_at: null,
    local_date: date,
    local_time: time,
    status: "placed",
    status_at: { placed: created_at },
    version: 1,
    history: [{ version: 1, status: "placed", at: created_at, by: "guest" }],
    menu_rev: 1,
    request_hash: "0".repeat(64),
    created_at,
    updated_at: created_at,
    ...changes,
  };
}

/** The document of an order as Firestore stores it: instants are `Date`s, the id is in the path. */
export function orderDocument({ id: _id, ...order }: Order): Record<string, unknown> {
  const { wanted_at, promised_at = null, eta_at = null } = order;
  return {
    ...order,
    promised_at: promised_at === null ? null : new Date(promised_at),
    wanted_at: wanted_at === null ? null : new Date(wanted_at),
    eta_at: eta_at === null ? null : new Date(eta_at),
    status_at: Object.fromEntries(
      Object.entries(order.status_at).map(([status, at]) => [status, new Date(at)]),
    ),
    history: order.history.map((step) => ({ ...step, at: new Date(step.at) })),
    created_at: new Date(order.created_at),
    updated_at: new Date(order.updated_at),
  };
}

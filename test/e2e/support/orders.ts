import { randomUUID } from "node:crypto";
import { MINUTE_MS, toLocal } from "@/domain/shared/berlin-time";
import { adminSet } from "@/test/harness/admin";

/** Stores an order of 20 minutes ago, past the rules. @returns its id */
export async function storeOrder(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const id = randomUUID();
  const placedAt = Date.now() - 20 * MINUTE_MS;
  const at = new Date(placedAt);
  const { date, time } = toLocal(placedAt);
  await adminSet(`orders/${id}`, {
    resto_key: "resto-bobingen",
    creator_uid: "demo-gast",
    code: "ALT7",
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
    contact: { name: "Greta Gast", phone: "089 99998-100" },
    payment: "cash",
    wanted_at: null,
    eta_at: null,
    local_date: date,
    local_time: time,
    status: "placed",
    status_at: { placed: at },
    version: 1,
    history: [{ version: 1, status: "placed", at, by: "guest" }],
    menu_rev: 1,
    request_hash: "0".repeat(64),
    created_at: at,
    updated_at: at,
    ...changes,
  });
  return id;
}

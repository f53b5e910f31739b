import { toInstant } from "@/domain/time/berlin-time";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { KITCHEN, pickupRequest } from "@/test/functions/support/test-kitchen";
import { adminGet } from "@/test/harness/admin";
import type { Answer } from "../runs/outcome";
import { callAs, openShop, type Shop, sinceStart } from "../runs/shop";
import { type OrderAct, SLOTS } from "./order-acts";
import { heldOrders, type OrderState } from "./order-model";

/** The day of the slots. */
const DATE = "2027-03-04";
const TOTALS: Readonly<Record<number, number>> = { 4: 1980, 5: 2475 };

const slotAt = (slot: string) =>
  toInstant(DATE, Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3)));

/** A model before the first order. */
export const FIRST_ORDER_STATE: OrderState = {
  now: 0,
  slotsAt: SLOTS.map((slot) => sinceStart(slotAt(slot))),
  orders: {},
  cancelled: {},
};

/** Opens a restaurant with the capacities of the model. */
export function openOrderShop(): Promise<Shop> {
  return openShop(3, {
    guest_policy: { guest_share: 0.7, party_needs_verified: 8 },
    order_policy: {
      pickup_lead_minutes: 15,
      delivery_lead_minutes: 40,
      days_ahead: 7,
      orders_per_slot: 3,
    },
  });
}

/** Makes the call of an act. */
export function callForOrder(shop: Shop, act: OrderAct): Promise<Answer> {
  if (act.kind === "expire") return runSchedule.orders().then(() => "done");
  const id = shop.id(act.order);
  const guest = shop.guests[act.guest];
  if (act.kind === "place") {
    const { soups } = act;
    const request = pickupRequest({
      order_id: id,
      lines: [{ item_id: "soup", qty: soups, choices: {} }],
      expected_total_cents: TOTALS[soups] ?? 0,
      contact: shop.contacts[act.guest] ?? { name: "", phone: "" },
      wanted_at: slotAt(act.slot),
    });
    return callAs(guest, ["placeOrder", request], ({ replayed }) =>
      replayed ? "repeated" : "placed",
    );
  }
  const { version } = act;
  const changed = (result: Record<string, unknown>) => `${result.status} ${result.version}`;
  if (act.kind === "cancel") {
    return callAs(guest, ["cancelOrder", { order_id: id, version }], changed);
  }
  if (act.kind === "delay") {
    return callAs(shop.staff, ["delayOrder", { id, version, minutes: 10 }], changed);
  }
  const more = {
    accepted: { eta_minutes: 20 },
    rejected: { reason: "zu" },
    failed: { reason: "zu" },
  };
  const step = { id, version, to: act.to, ...more[act.to as keyof typeof more] };
  return callAs(shop.staff, ["setOrderStatus", step], changed);
}

/** The documents that must be stored, one per line. */
export function expectedOrders(state: OrderState): string[] {
  const orders = Object.entries(state.orders).map(
    ([name, { status, steps }]) => `order ${name}: ${status} (${steps.join(", ")})`,
  );
  const slots = SLOTS.map((slot) => {
    const held = heldOrders(state, slot);
    return `${slot}: ${held.length} orders, ${held.filter(({ guest }) => guest !== 0).length} unverified`;
  });
  return [...orders, ...slots];
}

interface StoredStep {
  readonly version: number;
  readonly status: string;
  readonly by: string;
  readonly delay_minutes?: number;
}

/** The stored documents in the same form. A line says if the version is not the number of steps. */
export async function storedOrders(shop: Shop, { orders }: OrderState): Promise<string[]> {
  const names = Object.keys(orders);
  const [day, ...stored] = await Promise.all([
    adminGet(`capacity/${KITCHEN}_${DATE}`),
    ...names.map((name) => adminGet(`orders/${shop.id(Number(name))}`)),
  ]);
  const lines = names.map((name, index) => {
    const { status, version, history } = stored[index] ?? {};
    const steps = ((history ?? []) as StoredStep[]).map((step, place) => {
      const number = step.version === place + 1 ? "" : ` as version ${step.version}`;
      return `${step.status} by ${step.by}${step.delay_minutes ? ", delayed" : ""}${number}`;
    });
    const number = version === steps.length ? "" : `, version ${version}`;
    return `order ${name}: ${status} (${steps.join(", ")})${number}`;
  });
  const counts = (field: string) => (day?.[field] ?? {}) as Record<string, number>;
  const slots = SLOTS.map(
    (slot) =>
      `${slot}: ${counts("orders")[slot] ?? 0} orders, ${counts("unverified_orders")[slot] ?? 0} unverified`,
  );
  return [...lines, ...slots];
}

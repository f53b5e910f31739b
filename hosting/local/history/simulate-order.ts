import { createHash } from "node:crypto";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import type { Order } from "@/domain/order/order.schema";
import type { OrderLineRequest } from "@/domain/order/order-requests.schema";
import { freesSlot } from "@/domain/order/order-transitions";
import { canonicalOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { placeOrder } from "@/domain/order/placing/place-order";
import { placeStaffOrder } from "@/domain/order/placing/staff-order";
import type { PlaceStaffOrderRequest } from "@/domain/order/placing/staff-order.schema";
import { cashSuggestions } from "@/domain/order/pricing/cash-suggestions";
import { priceLines } from "@/domain/order/pricing/price-lines";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { delayOrder } from "@/domain/order/steps/delay-order";
import { changeOrderStatus, type OrderChange } from "@/domain/order/steps/order-machine";
import { firstPromise } from "@/domain/order/timing/first-promise";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { contactKeys } from "@/functions/contact/contact-keys";
import { chooseLine } from "./demo-dishes";
import type { DemoGuest } from "./demo-guests";
import type { DemoLedger } from "./demo-ledger";
import { type DemoRandom, demoRandom } from "./demo-random";
import type { DemoShop } from "./demo-shop";
import type { PlannedStep } from "./planned-steps";

/** First characters of the ids of all demo orders and reservations. */
export const DEMO_ID_PREFIX = "de30";

/** An order to simulate, with its steps. */
export interface OrderPlan {
  /** Decides dishes, payment and id. */
  readonly seed: string;
  readonly at: Instant;
  readonly guest: DemoGuest;
  readonly type: Order["type"];
  readonly wantedAt: Instant | null;
  readonly isTelephone: boolean;
  readonly steps: readonly PlannedStep[];
}

const MAX_LINES = 12;

/**
 * The order of a plan as it is at `now`: priced, checked and changed by the rules of the product.
 * @returns null if a rule refuses it, for example because its slot is full
 */
export function simulateOrder(
  plan: OrderPlan,
  shop: DemoShop,
  ledger: DemoLedger,
  now: Instant,
): Order | null {
  const placed = place(plan, shop, ledger);
  if (!placed) return null;
  const slots = orderPolicyOf(shop.restaurant).orders_per_slot;
  if (slots !== null && ledger.ordersIn(placed) >= slots) return null;
  ledger.orderCount += 1;
  ledger.countSlot(placed, 1);
  const order = plan.steps.reduce((before, step) => {
    const at = before.created_at + Math.round(step.after * 60) * 1000;
    return at <= now ? stepped(before, step, at) : before;
  }, placed);
  if (freesSlot(order.status)) ledger.countSlot(order, -1);
  return order;
}

function place(plan: OrderPlan, shop: DemoShop, ledger: DemoLedger): Order | null {
  const { at, guest, type, wantedAt, isTelephone } = plan;
  const random = demoRandom(plan.seed);
  const { address } = guest;
  const { email: _, ...phoneContact } = guest.contact;
  const context = withoutLaterDays(shop, plan);
  const goods = {
    resto_key: shop.restaurant.key,
    type,
    lines: linesOf(plan, shop, random),
    wanted_at: wantedAt,
    ...(type === "delivery" ? { zip: address.zip, city: address.city } : {}),
  };
  const quoted = quoteOrder(goods, context, at);
  if (!quoted.ok || quoted.value.refusal) return null;
  const expected_total_cents = quoted.value.quote.total_cents;
  const request: PlaceStaffOrderRequest = {
    ...goods,
    order_id: random.uuid(DEMO_ID_PREFIX),
    expected_total_cents,
    contact: isTelephone ? phoneContact : guest.contact,
    ...(type === "delivery" ? { address } : {}),
    ...paymentOf(type, expected_total_cents, random),
    ...(isTelephone ? {} : { language: guest.language }),
  };
  const request_hash = createHash("sha256")
    .update(canonicalOrderRequest(request, guest.uid))
    .digest("hex");
  const metadata = { now: at, code: ledger.nextOrderCode(), request_hash };
  const placed = isTelephone
    ? placeStaffOrder(request, context, metadata)
    : placeOrder(request, context, { ...metadata, uid: guest.uid });
  if (!placed.ok) return null;
  const contact_keys = keysOf(request.contact);
  if (isTelephone) return { ...placed.value, contact_keys };
  return {
    ...placed.value,
    contact_keys,
    guest_verified: guest.isVerified,
    email_verified: guest.isVerified && guest.contact.email !== undefined,
  };
}

const knownKeys = new Map<string, string[]>();

/** {@link contactKeys}, which is slow, once per contact. */
function keysOf(contact: Order["contact"]): string[] {
  const name = `${contact.phone} ${contact.email}`;
  const keys = knownKeys.get(name) ?? contactKeys(contact);
  knownKeys.set(name, keys);
  return keys;
}

/** The same rules without the slots of later days, whose list is slow to make. */
function withoutLaterDays(shop: DemoShop, { at, wantedAt }: OrderPlan): DemoShop {
  if (wantedAt !== null && toLocal(wantedAt).date !== toLocal(at).date) return shop;
  const order_policy = { ...orderPolicyOf(shop.restaurant), days_ahead: 0 };
  return { ...shop, restaurant: { ...shop.restaurant, order_policy } };
}

/** As many dishes as the guest wants, and more until a delivery reaches its minimum. */
function linesOf(
  { type, guest, at }: OrderPlan,
  { restaurant, menu, availability, places }: DemoShop,
  random: DemoRandom,
): OrderLineRequest[] {
  const terms = deliveryTerms(restaurant, places, guest.address);
  const minimum = type === "delivery" && terms.ok ? terms.value.minimum_cents : 0;
  const wanted = random.weighted([1, 2, 3, 4, 5], (count) => [3, 5, 4, 2, 1][count - 1] ?? 1);
  const lines: OrderLineRequest[] = [];
  for (let subtotal = 0; lines.length < MAX_LINES; ) {
    if (lines.length >= wanted && subtotal >= minimum) return lines;
    const line = chooseLine(menu, random, lines);
    const priced = priceLines([line], menu, availability, at);
    if (!priced.ok)
      throw new Error(`the demo chose a dish that cannot be ordered: ${priced.error.field}`);
    subtotal += priced.value.bases[0]?.goods_cents ?? 0;
    lines.push(line);
  }
  return lines;
}

function paymentOf(
  type: Order["type"],
  totalCents: number,
  random: DemoRandom,
): Pick<PlaceStaffOrderRequest, "payment" | "tip_cents" | "cash_given_cents"> {
  const payment = random.chance(0.62) ? "cash" : "card_at_door";
  if (type === "pickup") return { payment };
  const tip_cents = random.chance(0.45) ? random.pick([100, 150, 200, 200, 300, 500]) : undefined;
  const tip = tip_cents === undefined ? {} : { tip_cents };
  if (payment !== "cash" || !random.chance(0.55)) return { payment, ...tip };
  const cash_given_cents = random.pick(cashSuggestions(totalCents + (tip_cents ?? 0)));
  return { payment, ...tip, cash_given_cents };
}

/** The order after a step; unchanged if the step is not possible. */
function stepped(order: Order, step: PlannedStep, now: Instant): Order {
  const { version } = order;
  if ("delay" in step) {
    const delayed = delayOrder(order, { version, minutes: step.delay, now });
    return delayed.ok ? { ...order, ...delayed.value } : order;
  }
  const { to, reason } = step;
  const change = changeOrderStatus(order, {
    to,
    by: to === "cancelled" ? "guest" : to === "expired" ? "system" : "staff",
    version,
    now: to === "expired" ? Math.max(now, order.answer_due_at ?? now) : now,
    reason,
    eta_minutes: to === "accepted" ? promisedMinutes(order, now) : undefined,
    answer_due_at: order.answer_due_at ?? undefined,
  });
  return change.ok ? applied(order, change.value) : order;
}

const applied = (order: Order, change: OrderChange): Order => ({ ...order, ...change });

/** Minutes until the time that the checkout promised, and some more in a few orders. */
function promisedMinutes(order: Order, now: Instant): number {
  const left = Math.round(((firstPromise(order) ?? now) - now) / MINUTE_MS);
  const extra =
    order.wanted_at === null ? demoRandom(`promise ${order.code}`).pick([0, 0, 0, 5, 10]) : 0;
  return Math.max(5, left + extra);
}

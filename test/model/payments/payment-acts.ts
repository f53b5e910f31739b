import type Stripe from "stripe";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { depositPolicy, depositRequest } from "@/test/functions/support/deposit-test";
import {
  ACCOUNT,
  control,
  onlineRequest,
  openPayments,
  passMinutes,
  pay,
  sendEvent,
  stripe,
} from "@/test/functions/support/payment-test";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { newGuest, newStaff, type TestAccount } from "@/test/functions/support/test-accounts";
import { KITCHEN, limitSlots, openKitchen } from "@/test/functions/support/test-kitchen";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";

/** An order, or a reservation with a deposit. */
interface Bought {
  /** Id of its payment. */
  readonly id: string;
  readonly guest: TestAccount;
  /** How the calls of payment name it. */
  readonly named: { readonly order_id: string } | { readonly reservation_id: string };
  /** Path of its document. */
  readonly path: string;
}

/**
 * A restaurant with two orders for a slot that asks a deposit of large parties, its people, and what is
 * bought in one history.
 */
export interface PaymentShop {
  readonly staff: TestAccount;
  readonly manager: TestAccount;
  readonly guests: readonly TestAccount[];
  readonly orders: Bought[];
}

export async function openPaymentShop(): Promise<PaymentShop> {
  await openKitchen({ reservation_policy: depositPolicy });
  await Promise.all([openPayments(), limitSlots(2)]);
  const [staff, manager, ...guests] = await Promise.all([
    newStaff({ resto_keys: [KITCHEN] }),
    newStaff({ resto_keys: [KITCHEN], role: "manager" }),
    newGuest(),
    newGuest(),
  ]);
  return { staff, manager, guests, orders: [] };
}

type Act = (bought: Bought, shop: PaymentShop, pick: number) => Promise<unknown>;

/** A step by staff; reservations have the second one, if any. */
const step =
  (to: string, more: object = {}, reserved?: string): Act =>
  async ({ id, named, path }, { staff }) => {
    const version = (await adminGet(path))?.version;
    if ("order_id" in named) {
      return callFunction("setOrderStatus", { id, version, to, ...more }, staff);
    }
    const reservation = { id: named.reservation_id, version, to: reserved };
    return reserved && callFunction("setReservationStatus", reservation, staff);
  };
const payPage =
  (attempt: object = {}): Act =>
  async ({ id }) => {
    const session = (await adminGet(`payments/${id}`))?.session_id;
    // Refused if the page is closed.
    if (session) await pay(String(session), attempt).catch(() => null);
  };
const withVersion =
  (name: string, more: object = {}): Act =>
  async ({ named, guest, path }) => {
    const version = (await adminGet(path))?.version;
    const call = "order_id" in named ? name : "cancelReservation";
    return callFunction(call, { ...named, version, ...("order_id" in named && more) }, guest);
  };
const refund =
  (amount_cents: number): Act =>
  ({ id }, { manager }) => {
    const request = { order_id: id, amount_cents, reason: "kalt" };
    return callFunction("refundOrder", { ...request, refund_id: crypto.randomUUID() }, manager);
  };
const atBank =
  (what: "lapse" | "dispute"): Act =>
  async ({ id }) => {
    const intent = (await adminGet(`payments/${id}`))?.intent_id;
    if (intent) await control(`intents/${intent}/${what}`, {}).catch(() => null);
  };
const minutes =
  (passed: number): Act =>
  () =>
    passMinutes(passed);
const faults =
  (wanted: object): Act =>
  () =>
    control("faults", wanted);

const ACTS = {
  open: ({ named, guest }) => callFunction("openPayment", named, guest),
  pay: payPage(),
  decline: payPage({ card: "4000000000000002" }),
  "leave the confirmation": payPage({ card: "4000002500003155", approve: null }),
  "come back": ({ named, guest }) => callFunction("syncPayment", named, guest),
  cancel: withVersion("cancelOrder"),
  cash: withVersion("changePayment", { payment: "cash" }),
  accept: step("accepted", { eta_minutes: 30 }),
  reject: step("rejected", { reason: "zu" }, "cancelled"),
  fail: step("failed", { reason: "Herd aus" }),
  ready: step("ready"),
  complete: step("completed"),
  "refund a part": refund(500),
  "refund all": refund(1980),
  schedule: () => runSchedule.payments(),
  "expire orders": () => runSchedule.orders(),
  "a minute": minutes(1),
  "3 minutes": minutes(3),
  "11 minutes": minutes(11),
  event: async (_order, _shop, pick) => {
    const { data } = await stripe().events.list({ limit: 100 });
    const event: Stripe.Event | undefined = data[pick % Math.max(1, data.length)];
    if (event) await sendEvent({ ...event, account: ACCOUNT });
  },
  "answers are lost": faults({ answers: { lose: 0.5 } }),
  "the provider is down": faults({ is_down: true }),
  "the provider is up": faults({}),
  "the hold ends": atBank("lapse"),
  dispute: atBank("dispute"),
} satisfies Record<string, Act>;

/** An entry of a history: what happens, and to which order. */
export interface Entry {
  readonly kind: keyof typeof ACTS | "place" | "book";
  readonly pick: number;
}

/** Acts of a history; frequent ones are listed more than once. */
export const KINDS: readonly Entry["kind"][] = [
  ...(["place", "place", "open", "open", "open", "open", "pay", "pay", "pay", "pay"] as const),
  ...(["come back", "come back", "accept", "accept", "schedule", "schedule", "schedule"] as const),
  ...(["the provider is up", "the provider is up", "event", "event", "book"] as const),
  ...(Object.keys(ACTS) as (keyof typeof ACTS)[]),
];

/** Makes one call, event or step of the provider. Refusals and lost connections are part of a history. */
export async function perform(shop: PaymentShop, { kind, pick }: Entry): Promise<void> {
  const { orders, guests } = shop;
  if (kind === "place" || kind === "book") {
    const guest = guests[pick % guests.length];
    const bought = guest && orders.length < 3 && (await buy(kind, guest));
    if (bought) orders.push(bought);
    return;
  }
  const order = orders[pick % Math.max(1, orders.length)];
  // Acts that ask the provider fail while it is down.
  if (order) await Promise.resolve(ACTS[kind](order, shop, pick)).catch(() => null);
}

/** Places an order or books a table. @returns null if it was refused */
async function buy(kind: "place" | "book", guest: TestAccount): Promise<Bought | null> {
  const [request, table] = [onlineRequest(), depositRequest()];
  const { order_id } = request;
  const { reservation_id } = table;
  const bought: Bought =
    kind === "place"
      ? { id: order_id, guest, named: { order_id }, path: `orders/${order_id}` }
      : {
          ...{ id: depositPaymentId(reservation_id), guest, named: { reservation_id } },
          path: `reservations/${reservation_id}`,
        };
  const [call, wanted] = kind === "place" ? ["placeOrder", request] : ["requestReservation", table];
  const placed = await callFunction(String(call), wanted, guest).catch(() => null);
  return placed?.result || (await adminGet(bought.path)) ? bought : null;
}

import type { ListedDocument } from "@/hosting/firebase/backend-admin";

/** A payment of the provider, as its own API lists it. */
export interface ListedIntent {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly order_id?: string };
  readonly amount_capturable: number;
  readonly latest_charge: {
    readonly amount_captured: number;
    readonly amount_refunded: number;
  } | null;
}

/** Cents by what is wrong with them; all lists must be empty. */
interface MoneyAudit {
  /** Food was promised, and the provider neither holds nor has taken its price. */
  readonly lost: readonly string[];
  /** The provider holds or has taken more than the order's price, or keeps money without food. */
  readonly doubled: readonly string[];
  /** Money at the provider without an order that it could be for. */
  readonly unexplained: readonly string[];
  /** An order or its payment has another sum than the provider. */
  readonly misreported: readonly string[];
}

/** Sums over all orders, in cents. */
export interface MoneySums {
  readonly orders: number;
  readonly owed: number;
  readonly held: number;
  readonly taken: number;
  readonly returned: number;
}

/** Food was cooked, or is going to be. */
const FED = new Set(["placed", "accepted", "preparing", "ready", "out_for_delivery", "completed"]);

/**
 * Compares stored orders and payments with the provider's own list, cent by cent, from the raw documents:
 * it shares no code with the product.
 * @param refunds cents that managers have given back, by order, as those who asked for it know
 */
export function reconcileRush(
  orders: readonly ListedDocument[],
  payments: readonly ListedDocument[],
  intents: readonly ListedIntent[],
  refunds: ReadonlyMap<string, number>,
): { readonly audit: MoneyAudit; readonly sums: MoneySums } {
  const audit = { lost: [], doubled: [], unexplained: [], misreported: [] } as Record<
    keyof MoneyAudit,
    string[]
  >;
  const sums = { orders: 0, owed: 0, held: 0, taken: 0, returned: 0 };
  const known = new Set(orders.map(({ id }) => id));
  for (const intent of intents) {
    const { held, taken, returned } = moneyOf([intent]);
    const order_id = intent.metadata.order_id ?? "";
    if (!known.has(order_id) && held + taken - returned !== 0) {
      audit.unexplained.push(`${intent.id} ${held + taken - returned}`);
    }
  }
  for (const { id, data } of orders) {
    const own = intents.filter(({ metadata }) => metadata.order_id === id);
    const { held, taken, returned } = moneyOf(own);
    const price = amount(data.total_cents) + amount(data.tip_cents);
    const isOwed = data.payment === "online" && FED.has(String(data.status));
    const owed = isOwed ? price - (refunds.get(id) ?? 0) : 0;
    const kept = held + taken - returned;
    if (kept < owed) audit.lost.push(`${id} ${data.status} ${owed - kept}`);
    if (kept > owed) audit.doubled.push(`${id} ${data.status} ${kept - owed}`);
    const payment = payments.find((each) => each.id === id)?.data;
    const told = payment ? amount(payment.captured_cents) - amount(payment.refunded_cents) : 0;
    if (told !== taken - returned) audit.misreported.push(`${id} ${told} for ${taken - returned}`);
    if (data.payment === "online") sums.orders += 1;
    sums.owed += owed;
    sums.held += held;
    sums.taken += taken;
    sums.returned += returned;
  }
  return { audit, sums };
}

function moneyOf(intents: readonly ListedIntent[]) {
  const sum = (of: (intent: ListedIntent) => number) =>
    intents.reduce((total, intent) => total + of(intent), 0);
  return {
    held: sum(({ status, amount_capturable }) =>
      status === "requires_capture" ? amount_capturable : 0,
    ),
    taken: sum(({ latest_charge }) => latest_charge?.amount_captured ?? 0),
    returned: sum(({ latest_charge }) => latest_charge?.amount_refunded ?? 0),
  };
}

const amount = (value: unknown) => (typeof value === "number" ? value : 0);

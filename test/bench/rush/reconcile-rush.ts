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

/** A refund of the provider, the same way. */
export interface ListedRefund {
  readonly id: string;
  readonly status: string;
  readonly payment_intent: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** Cents by what is wrong with them; all lists must be empty. */
interface MoneyAudit {
  /** Food or a table was promised, and the provider neither holds nor has taken its price. */
  readonly lost: readonly string[];
  /** The provider holds or has taken more than the price, or keeps money for nothing. */
  readonly doubled: readonly string[];
  /** Money at the provider without an order or table that it could be for. */
  readonly unexplained: readonly string[];
  /** The stored payment has another sum than the provider. */
  readonly misreported: readonly string[];
}

/** Sums over all orders and deposits, in cents. */
export interface MoneySums {
  readonly orders: number;
  readonly deposits: number;
  readonly owed: number;
  readonly held: number;
  readonly taken: number;
  readonly returned: number;
}

/** What is stored. */
interface Stored {
  readonly orders: readonly ListedDocument[];
  readonly reservations: readonly ListedDocument[];
}

/** Food was cooked, or is going to be. */
const FED = new Set(["placed", "accepted", "preparing", "ready", "out_for_delivery", "completed"]);

/** The table is kept for the guest, or was; a guest who does not come loses the deposit. */
const BOOKED = new Set(["requested", "confirmed", "seated", "completed", "no_show"]);

/** What somebody bought, with the name of its payment at the provider. */
interface Sold {
  readonly name: string;
  readonly status: string;
  /** Cents without refunds by managers; 0 if nothing is to be paid online, or all goes back. */
  readonly price: number;
  /** Whether a manager may have given a part back. */
  readonly isKept: boolean;
}

/**
 * Compares stored orders, reservations and payments with the provider's own list, cent by cent, from
 * the raw documents: it shares no code with the product.
 * @param refunds cents that managers have given back, by order, as those who asked for it know;
 *   deposits by `dep-` and the reservation
 */
export function reconcileRush(
  { orders, reservations }: Stored,
  payments: readonly ListedDocument[],
  intents: readonly ListedIntent[],
  refunds: ReadonlyMap<string, number>,
): { readonly audit: MoneyAudit; readonly sums: MoneySums } {
  const audit = { lost: [], doubled: [], unexplained: [], misreported: [] } as Record<
    keyof MoneyAudit,
    string[]
  >;
  const sold = [...orders.map(soldOrder), ...reservations.map(soldTable)];
  const sums = { orders: 0, deposits: 0, owed: 0, held: 0, taken: 0, returned: 0 };
  const known = new Set(sold.map(({ name }) => name));
  for (const intent of intents) {
    const { held, taken, returned } = moneyOf([intent]);
    const order_id = intent.metadata.order_id ?? "";
    if (!known.has(order_id) && held + taken - returned !== 0) {
      audit.unexplained.push(`${intent.id} ${held + taken - returned}`);
    }
  }
  for (const { name: id, status, price, isKept } of sold) {
    const own = intents.filter(({ metadata }) => metadata.order_id === id);
    const { held, taken, returned } = moneyOf(own);
    const owed = isKept ? price - (refunds.get(id) ?? 0) : 0;
    const kept = held + taken - returned;
    if (kept < owed) audit.lost.push(`${id} ${status} ${owed - kept}`);
    if (kept > owed) audit.doubled.push(`${id} ${status} ${kept - owed}`);
    const told = toldOf(id, payments);
    if (told !== taken - returned) audit.misreported.push(`${id} ${told} for ${taken - returned}`);
    sums.owed += owed;
    sums.held += held;
    sums.taken += taken;
    sums.returned += returned;
  }
  sums.orders = orders.filter(({ data }) => data.payment === "online").length;
  sums.deposits = reservations.filter(({ data }) => data.deposit !== undefined).length;
  return { audit, sums };
}

/** Whether the stored payment has another sum than the provider. */
export function differs(
  name: string,
  payments: readonly ListedDocument[],
  intents: readonly ListedIntent[],
): boolean {
  const { taken, returned } = moneyOf(intents.filter(({ metadata }) => metadata.order_id === name));
  return toldOf(name, payments) !== taken - returned;
}

function toldOf(name: string, payments: readonly ListedDocument[]): number {
  const payment = payments.find(({ id }) => id === name)?.data;
  return payment ? amount(payment.captured_cents) - amount(payment.refunded_cents) : 0;
}

function soldOrder({ id, data }: ListedDocument): Sold {
  const status = String(data.status);
  const price = amount(data.total_cents) + amount(data.tip_cents);
  return { name: id, status, price, isKept: data.payment === "online" && FED.has(status) };
}

function soldTable({ id, data }: ListedDocument): Sold {
  const status = String(data.status);
  const { cents, free_until } = (data.deposit ?? {}) as Record<string, unknown>;
  const { cancelled } = (data.status_at ?? {}) as Record<string, unknown>;
  const isLate = status === "cancelled" && instant(cancelled) > instant(free_until);
  const isKept = cents !== undefined && (BOOKED.has(status) || isLate);
  return { name: `dep-${id}`, status, price: amount(cents), isKept };
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

const instant = (value: unknown) => (value instanceof Date ? value.getTime() : amount(value));

const amount = (value: unknown) => (typeof value === "number" ? value : 0);

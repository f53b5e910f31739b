import type { Bill, KnownOrder } from "./ledger";

/*
 * Counts the day from what its people did and were told. Shares no code with the reports.
 */

export interface OrderCount {
  readonly received: number;
  readonly completed: number;
  readonly turnover_cents: number;
  readonly average_cents: number;
  readonly ended: (outcome: KnownOrder["outcome"]) => number;
  readonly completedOf: (type: KnownOrder["type"]) => number;
  readonly paidBy: (payment: KnownOrder["payment"]) => number;
  readonly refunded_cents: number;
  readonly tip_cents: number;
  readonly discount_cents: number;
  readonly fee_cents: number;
  readonly deposit_cents: number;
  /** By rate: net and VAT, both in cents. */
  readonly vat: ReadonlyMap<number, readonly [net: number, vat: number]>;
  /** By hour of the day in which they were due: received, completed, turnover. */
  readonly hours: ReadonlyMap<number, readonly [number, number, number]>;
  /** Orders due in an hour of the day that the restaurant did not accept. */
  readonly declinedAt: (hour: number) => number;
  /** By German name: portions and turnover. */
  readonly dishes: ReadonlyMap<string, readonly [portions: number, cents: number]>;
}

export function countOrders(orders: readonly KnownOrder[]): OrderCount {
  let [completed, turnover_cents, refunded_cents, tip_cents] = [0, 0, 0, 0];
  let [discount_cents, fee_cents, deposit_cents] = [0, 0, 0];
  const vat = new Map<number, readonly [number, number]>();
  const hours = new Map<number, readonly [number, number, number]>();
  const dishes = new Map<string, readonly [number, number]>();
  for (const { outcome, bill, due_at, refunded_cents: back, tip_cents: tip } of orders) {
    const isSale = outcome === "completed";
    const hour = hourOf(due_at);
    const [all, served, sales] = hours.get(hour) ?? [0, 0, 0];
    const [one, cents] = isSale ? [1, bill.total_cents] : [0, 0];
    hours.set(hour, [all + 1, served + one, sales + cents]);
    if (!isSale) continue;
    completed += 1;
    turnover_cents += bill.total_cents;
    refunded_cents += back;
    tip_cents += tip;
    discount_cents += bill.discount_cents;
    fee_cents += bill.delivery_fee_cents;
    deposit_cents += bill.deposit_cents + (bill.reusable?.deposit_cents ?? 0);
    for (const { rate, net_cents, vat_cents } of bill.vat_split) {
      const [net, tax] = vat.get(rate) ?? [0, 0];
      vat.set(rate, [net + net_cents, tax + vat_cents]);
    }
    for (const { name, qty, line_cents } of bill.lines) {
      const [portions, sum] = dishes.get(name.de) ?? [0, 0];
      dishes.set(name.de, [portions + qty, sum + line_cents]);
    }
  }
  const count = (matches: (order: KnownOrder) => boolean) => orders.filter(matches).length;
  return {
    received: orders.length,
    completed,
    turnover_cents,
    average_cents: Math.round(turnover_cents / completed),
    ended: (wanted) => count(({ outcome }) => outcome === wanted),
    declinedAt: (hour) =>
      count(
        ({ outcome, due_at }) =>
          ["rejected", "expired"].includes(outcome) && hourOf(due_at) === hour,
      ),
    completedOf: (wanted) =>
      count(({ outcome, type }) => outcome === "completed" && type === wanted),
    paidBy: (wanted) =>
      orders.reduce((sum, { outcome, payment, bill }) => {
        return outcome === "completed" && payment === wanted ? sum + bill.total_cents : sum;
      }, 0),
    ...{ refunded_cents, tip_cents, discount_cents, fee_cents, deposit_cents },
    ...{ vat, hours, dishes },
  };
}

/** Hour of the clock on the wall of the restaurant. */
function hourOf(instant: number): number {
  const clock = { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" } as const;
  return Number(new Intl.DateTimeFormat("en-GB", clock).format(instant));
}

/** Differences of the bills from the prices of the printed menu. */
export function billProblems(
  orders: readonly KnownOrder[],
  prices: Readonly<Record<string, number>>,
): string[] {
  return orders.flatMap(({ code, type, bill }) =>
    problemsOf(type, bill, prices).map((problem) => `${code}: ${problem}`),
  );
}

const DISCOUNT_PERCENT = 10;

function problemsOf(type: string, bill: Bill, prices: Readonly<Record<string, number>>): string[] {
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  const goods = sum(bill.lines.map(({ item_id, qty }) => qty * (prices[item_id] ?? Number.NaN)));
  const { discount_cents, delivery_fee_cents, deposit_cents, reusable, total_cents } = bill;
  const extras = delivery_fee_cents + deposit_cents + (reusable?.deposit_cents ?? 0);
  const taxed = bill.vat_split.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
  const facts = {
    "another price than on the menu": goods === bill.subtotal_cents,
    "parts that are not the total": goods - discount_cents + extras === total_cents,
    "VAT that is not the total": sum(taxed) === total_cents,
    "a VAT share that is not its rate": bill.vat_split.every(
      ({ rate, net_cents, vat_cents }) => Math.abs((net_cents * rate) / 100 - vat_cents) < 1.2,
    ),
    "a fee for pickup": type === "delivery" || delivery_fee_cents === 0,
    "another discount than ten percent":
      Math.abs(discount_cents - (type === "pickup" ? (goods * DISCOUNT_PERCENT) / 100 : 0)) < 1,
  };
  return Object.entries(facts).flatMap(([problem, isFine]) => (isFine ? [] : [problem]));
}

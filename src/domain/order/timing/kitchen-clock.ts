import type { OrderPolicy } from "../../tenant/policies.schema";
import { HOUR_MS, type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { isFinal } from "../order-transitions";

/** The fields of an order that the kitchen clock reads; none names a guest. */
export type KitchenOrder = Pick<
  Order,
  | "type"
  | "status"
  | "status_at"
  | "ready_at"
  | "created_at"
  | "wanted_at"
  | "promised_at"
  | "eta_at"
> & { readonly lines: readonly Pick<Order["lines"][number], "qty" | "vat">[] };

/** Minutes that a guest who orders now, as soon as possible, is promised. */
export interface KitchenMinutes {
  readonly pickup: number;
  readonly delivery: number;
}

/** Age of the orders from which the usual minutes are learned. */
export const RECENT_MS = HOUR_MS;

const STEP_MINUTES = 5;
const DEFAULT_BOUNDS = { min: 10, max: 90 };

/** Share of the lead time that an order takes when nothing is ahead of it. */
const OWN_SHARE = 0.2;

/** Orders that were due longer ago are forgotten rather than cooked. */
export const FORGOTTEN_MS = 2 * HOUR_MS;

/** An order on its way through the kitchen. */
interface Work {
  readonly order: KitchenOrder;
  /** Drinks do not count. */
  readonly portions: number;
  /** When it must leave the kitchen. */
  readonly dueAt: Instant;
  /** When it left the kitchen; null while it is there. */
  readonly madeAt: Instant | null;
}

/**
 * Where orders queue. Its pace is what it did in the best span of the last hour, because a kitchen with
 * little to do is not slow; at least so much is always trusted to it.
 */
interface Station {
  readonly sizeOf: (work: Work) => number;
  readonly spanMinutes: number;
  readonly leastInSpan: number;
}

const STOVE: Station = { sizeOf: ({ portions }) => portions, spanMinutes: 15, leastInSpan: 9 };
const DOOR: Station = {
  sizeOf: ({ order }) => (order.type === "delivery" ? 1 : 0),
  spanMinutes: 30,
  leastInSpan: 2,
};

/**
 * The kitchen clock: see docs/rules.md#kitchen-clock. More orders ahead never make it shorter.
 * @param orders of one restaurant: all that are in the kitchen, and what changed in the last hour
 * @returns multiples of five; null if nothing left the kitchen lately: the lead times then apply
 */
export function kitchenMinutes(
  orders: readonly KitchenOrder[],
  policy: OrderPolicy,
  now: Instant,
): KitchenMinutes | null {
  const wayMinutes = usualWay(orders, policy, now);
  const work = orders.flatMap((order) => workOf(order, policy, wayMinutes));
  const made = work.filter(({ madeAt }) => madeAt !== null && now - madeAt <= RECENT_MS);
  if (made.length === 0) return null;
  const {
    clock_min_minutes: min = DEFAULT_BOUNDS.min,
    clock_max_minutes: max = DEFAULT_BOUNDS.max,
  } = policy;
  const open = work.filter(({ madeAt, dueAt }) => madeAt === null && now - dueAt < FORGOTTEN_MS);
  // Promises are rounded up to a minute.
  const leadMinutes = policy.pickup_lead_minutes + 1;
  const ownMinutes = OWN_SHARE * policy.pickup_lead_minutes;
  const cooked = firstFree(usualKitchen(made, policy), STOVE);
  const sentOff = firstFree(cooked, DOOR);
  const bounded = (minutes: number) => Math.min(max, Math.max(min, minutes));
  return {
    pickup: bounded(inSteps(cooked)),
    delivery: inSteps(bounded(sentOff) + wayMinutes),
  };

  /**
   * The first whole minute after `from` by which all that is due until then can be done. Work due
   * within the lead time is ahead in any case: nobody is overtaken.
   */
  function firstFree(from: number, station: Station): number {
    const pace = paceOf(made, station, now);
    let minutes = from;
    while (minutes < max) {
      const dueBy = now + Math.max(minutes, leadMinutes) * MINUTE_MS;
      const ahead = sum(open.filter(({ dueAt }) => dueAt <= dueBy).map(station.sizeOf));
      if (ownMinutes + ahead / pace <= minutes) break;
      minutes += 1;
    }
    return minutes;
  }
}

/** What a station does a minute. */
function paceOf(
  made: readonly Work[],
  { sizeOf, spanMinutes, leastInSpan }: Station,
  now: Instant,
): number {
  const done = made.map((each) => ({ at: each.madeAt ?? now, size: sizeOf(each) }));
  const inSpan = (from: Instant) =>
    done.filter(({ at }) => from <= at && at < from + spanMinutes * MINUTE_MS);
  const sums = done.map(({ at }) => sum(inSpan(at).map(({ size }) => size)));
  return Math.max(leastInSpan, ...sums) / spanMinutes;
}

/** Minutes until pickup that were usual lately, at most the lead time. */
function usualKitchen(made: readonly Work[], { pickup_lead_minutes: lead }: OrderPolicy): number {
  const taken = made.flatMap(({ madeAt, order: { type, wanted_at, created_at } }) =>
    madeAt !== null && type === "pickup" && wanted_at === null
      ? [(madeAt - created_at) / MINUTE_MS]
      : [],
  );
  return Math.min(lead, meanWith(lead, taken));
}

/** Minutes from the kitchen to the guest that were usual lately. */
function usualWay(orders: readonly KitchenOrder[], policy: OrderPolicy, now: Instant): number {
  const lead = Math.max(0, policy.delivery_lead_minutes - policy.pickup_lead_minutes);
  const taken = orders.flatMap(({ type, status_at: { out_for_delivery: from, completed: to } }) =>
    type === "delivery" && from !== undefined && to !== undefined && now - to <= RECENT_MS
      ? [(to - from) / MINUTE_MS]
      : [],
  );
  return meanWith(lead, taken);
}

function workOf(order: KitchenOrder, policy: OrderPolicy, wayMinutes: number): Work[] {
  const { type, status, status_at, ready_at, created_at, lines } = order;
  const madeAt =
    ready_at ?? status_at.ready ?? status_at.out_for_delivery ?? status_at.completed ?? null;
  if (madeAt === null && isFinal(status)) return [];
  const isDelivery = type === "delivery";
  const lead = isDelivery ? policy.delivery_lead_minutes : policy.pickup_lead_minutes;
  const promisedAt = order.eta_at ?? order.promised_at ?? created_at + lead * MINUTE_MS;
  const dueAt = promisedAt - (isDelivery ? wayMinutes * MINUTE_MS : 0);
  const portions = sum(lines.map(({ qty, vat }) => (vat === 19 ? 0 : qty)));
  return [{ order, portions, dueAt, madeAt }];
}

/** The mean of what was seen, with the configured value as one more. */
function meanWith(configured: number, seen: readonly number[]): number {
  return (configured + sum(seen)) / (seen.length + 1);
}

function inSteps(minutes: number): number {
  return Math.max(1, Math.round(minutes / STEP_MINUTES)) * STEP_MINUTES;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { type KitchenOrder, kitchenMinutes } from "@/domain/order/timing/kitchen-clock";
import { DEFAULT_ORDER_POLICY } from "@/domain/tenant/default-order-policy";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { recordFigure, runSize } from "@/test/faults/figures";
import { demoOrders } from "./demo-orders";
import { type Cooked, cookDay, type KitchenKind, type PromisedMinutes } from "./simulated-kitchen";

// @any-time-zone

const ROW = 97;
const STAFFED: KitchenKind = {
  cooks: [4, 7],
  riders: [3, 5],
  dishMinutes: 5,
  rideMinutes: 12,
  tablesAnHour: 3,
  isPunctual: true,
};
const SHORT: KitchenKind = { ...STAFFED, cooks: [3, 6], riders: [2, 4] };
const HASTY: KitchenKind = { ...STAFFED, isPunctual: false };

/** Longer ago than any job looks. */
const LATELY_MS = 180 * MINUTE_MS;
const DAYS = demoOrders();
const SEEDS = ["first", "second", "third"].slice(0, runSize(1, 3));

/** What the kitchen clock promises, as of the last full minute; the lead times without it. */
const byClock: PromisedMinutes = (order, sofar, at) => {
  const now = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const seen = sofar
    .filter((each) => each.order.created_at <= now && each.servedAt > now - LATELY_MS)
    .map((each) => asSeen(each, now));
  return kitchenMinutes(seen, DEFAULT_ORDER_POLICY, now)?.[order.type] ?? byLead(order, sofar, at);
};

const byLead: PromisedMinutes = ({ type }) =>
  type === "pickup"
    ? DEFAULT_ORDER_POLICY.pickup_lead_minutes
    : DEFAULT_ORDER_POLICY.delivery_lead_minutes;

/** An order as the board has it at `now`. */
function asSeen({ order, promisedAt, acceptedAt, madeAt, servedAt }: Cooked, now: Instant) {
  const made = order.type === "pickup" ? "ready" : "out_for_delivery";
  const steps: [Order["status"], Instant][] = [
    ["placed", order.created_at],
    ["accepted", acceptedAt],
    [made, madeAt],
    // Nobody taps on the board when a guest has fetched the food.
    ...(order.type === "delivery" ? [["completed", servedAt] as [Order["status"], Instant]] : []),
  ];
  const taken = steps.filter(([, at]) => at <= now);
  const seen: KitchenOrder = {
    ...order,
    promised_at: promisedAt,
    eta_at: null,
    ready_at: null,
    status: taken.at(-1)?.[0] ?? "placed",
    status_at: Object.fromEntries(taken),
  };
  return seen;
}

interface Result {
  readonly orders: number;
  readonly medianError: number;
  readonly latePercent: number;
  readonly medianPromise: number;
}

/** Lets all days through a kitchen, once for each seed; counts the orders as soon as possible. */
function simulate(kind: KitchenKind, promised: PromisedMinutes): Result {
  const all = SEEDS.flatMap((seed) =>
    DAYS.flatMap(([date, orders]) => cookDay(orders, kind, promised, `${seed} ${date}`)),
  ).filter(({ order }) => order.wanted_at === null);
  const lateBy = all.map(({ servedAt, promisedAt }) => (servedAt - promisedAt) / MINUTE_MS);
  const late = lateBy.filter((minutes) => minutes > 10);
  return {
    orders: all.length,
    medianError: median(lateBy.map(Math.abs)),
    latePercent: (100 * late.length) / all.length,
    medianPromise: median(
      all.map(({ promisedAt, order }) => (promisedAt - order.created_at) / MINUTE_MS),
    ),
  };
}

function median(numbers: readonly number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}

function record(name: string, { medianError, latePercent }: Result): void {
  recordFigure(ROW, `${name}, median error, minutes`, medianError, import.meta.url);
  recordFigure(ROW, `${name}, late by more than 10 minutes, percent`, latePercent, import.meta.url);
}

it("the kitchen clock is right within 4 minutes for half of the orders, and rarely late", () => {
  const clock = simulate(STAFFED, byClock);
  const lead = simulate(STAFFED, byLead);
  recordFigure(ROW, "simulated orders", clock.orders, import.meta.url);
  record("kitchen clock", clock);
  record("lead times", lead);
  recordFigure(ROW, "kitchen clock, median promise, minutes", clock.medianPromise, import.meta.url);
  expect(clock.orders).toBeGreaterThan(800);
  expect(clock.medianError).toBeLessThanOrEqual(4);
  expect(clock.latePercent).toBeLessThanOrEqual(5);
  // Longer promises alone would also be kept.
  expect(clock.medianPromise).toBeLessThan(lead.medianPromise);
}, 120_000);

it("with one cook and one rider fewer, the kitchen clock is late less often than the lead times", () => {
  const clock = simulate(SHORT, byClock);
  const lead = simulate(SHORT, byLead);
  record("a cook and a rider less, kitchen clock", clock);
  record("a cook and a rider less, lead times", lead);
  expect(clock.latePercent).toBeLessThan(lead.latePercent);
}, 120_000);

it("the kitchen clock is closer than the lead times where all dishes are cooked at once", () => {
  const clock = simulate(HASTY, byClock);
  const lead = simulate(HASTY, byLead);
  record("all cooked at once, kitchen clock", clock);
  record("all cooked at once, lead times", lead);
  expect(clock.medianError).toBeLessThan(lead.medianError);
}, 120_000);

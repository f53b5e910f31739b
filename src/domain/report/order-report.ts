import * as z from "zod/mini";
import type { Cents } from "../money/money";
import { orderLineSchema, orderSchema } from "../order/order.schema";
import { isFinal, isReceived } from "../order/order-transitions";
import { paidBy } from "../order/pricing/money-at-door";
import { groupBy } from "../stored-data/group-by";
import { weekdayOf } from "../time/berlin-time";
import { refundVat } from "./refund-vat";
import type { DayMoney, OrderReport, OrderSums, SoldItem } from "./report.schema";
import { daysOf, type ReportRange } from "./report-range";

/** Maximum number of dishes in a report. */
const TOP_ITEMS = 20;
export const HOURS = 24;

/** The fields of an order that a report uses. */
export const reportedOrderSchema = z.extend(
  z.pick(orderSchema, {
    status: true,
    status_at: true,
    promised_at: true,
    type: true,
    payment: true,
    payment_status: true,
    refunded_cents: true,
    local_date: true,
    local_time: true,
    total_cents: true,
    tip_cents: true,
    discount_cents: true,
    delivery_fee_cents: true,
    deposit_cents: true,
    reusable: true,
    vat_split: true,
  }),
  {
    wanted_at: z.optional(orderSchema.shape.wanted_at),
    lines: z.array(
      z.extend(
        z.pick(orderLineSchema, { item_id: true, name: true, qty: true, line_cents: true }),
        // Without it, an order counts as food, which loses less than leaving it out.
        { vat: z._default(orderLineSchema.shape.vat, 7) },
      ),
    ),
  },
);

export type ReportedOrder = z.infer<typeof reportedOrderSchema>;

/**
 * Sums up the orders due in a range of local dates. Turnover is the total of completed orders,
 * including deposits and fees, without tips; refunds are summed up beside it. All other orders are
 * only counted. Orders outside the range, and orders that the restaurant has not received, are
 * ignored.
 * @param all sorted by time: a dish gets the name it has in its last order
 * @param maxItems how many of the best-selling dishes the report lists
 */
export function orderReport(
  all: readonly ReportedOrder[],
  range: ReportRange,
  maxItems = TOP_ITEMS,
): OrderReport {
  const orders = all.filter(
    (order) => range.from <= order.local_date && order.local_date <= range.to && isReceived(order),
  );
  const completed = orders.filter(({ status }) => status === "completed");
  const sums = sumsOf(orders);
  const withStatus = (status: ReportedOrder["status"]) =>
    orders.filter((order) => order.status === status).length;
  const ofType = (type: ReportedOrder["type"]) =>
    completed.filter((order) => order.type === type).length;
  const byDay = groupBy(orders, ({ local_date }) => local_date);
  const hourOf = ({ local_time }: ReportedOrder) => Number(local_time.slice(0, 2));
  const byHour = groupBy(orders, hourOf);
  const byWeekdayAndHour = groupBy(
    orders,
    (order) => weekdayOf(order.local_date) * HOURS + hourOf(order),
  );
  const ofWeekdayAndHour = (weekday: number, hour: number) =>
    byWeekdayAndHour.get(weekday * HOURS + hour) ?? [];
  return {
    ...sums,
    average_cents: sums.completed === 0 ? 0 : Math.round(sums.turnover_cents / sums.completed),
    open: orders.filter(({ status }) => !isFinal(status)).length,
    cancelled: withStatus("cancelled"),
    rejected: withStatus("rejected"),
    expired: withStatus("expired"),
    failed: withStatus("failed"),
    delivery: ofType("delivery"),
    pickup: ofType("pickup"),
    discount_cents: sum(completed.map((order) => order.discount_cents)),
    delivery_fee_cents: sum(completed.map((order) => order.delivery_fee_cents)),
    deposit_cents: sum(
      completed.map(
        ({ deposit_cents, reusable }) => deposit_cents + (reusable?.deposit_cents ?? 0),
      ),
    ),
    ...moneyOf(completed),
    money_by_day: daysOf(range).map((date) => {
      const ofDay = completed.filter(({ local_date }) => local_date === date);
      return { date, turnover_cents: sumsOf(ofDay).turnover_cents, ...moneyOf(ofDay) };
    }),
    by_day: daysOf(range).map((date) => ({ date, ...sumsOf(byDay.get(date) ?? []) })),
    by_hour: Array.from({ length: HOURS }, (_, hour) => ({
      hour,
      ...sumsOf(byHour.get(hour) ?? []),
      declined: countDeclined(byHour.get(hour) ?? []),
    })),
    by_weekday: weekOfHours((weekday, hour) => ofWeekdayAndHour(weekday, hour).length),
    declined_by_weekday: weekOfHours((weekday, hour) =>
      countDeclined(ofWeekdayAndHour(weekday, hour)),
    ),
    top_items: bestItems(itemsOf(completed), maxItems),
    sold_items: bestItems(itemsOf(completed), Number.POSITIVE_INFINITY),
  };
}

function moneyOf(completed: readonly ReportedOrder[]): Omit<DayMoney, "date" | "turnover_cents"> {
  const turnover: Record<ReportedOrder["payment"], Cents> = { cash: 0, card_at_door: 0, online: 0 };
  for (const order of completed) turnover[paidBy(order)] += order.total_cents;
  return {
    tip_cents: sum(completed.map(({ tip_cents = 0 }) => tip_cents)),
    cash_cents: turnover.cash,
    card_cents: turnover.card_at_door,
    online_cents: turnover.online,
    refunded_cents: sum(completed.map(({ refunded_cents = 0 }) => refunded_cents)),
    vat: vatOf(completed.flatMap(({ vat_split }) => vat_split)),
    refund_vat: vatOf(completed.flatMap(refundVat)),
  };
}

/** A count for each weekday, Sunday first, and local hour, 0 to 23. */
export function weekOfHours(count: (weekday: number, hour: number) => number): number[][] {
  return Array.from({ length: 7 }, (_weekday, weekday) =>
    Array.from({ length: HOURS }, (_hour, hour) => count(weekday, hour)),
  );
}

function countDeclined(orders: readonly ReportedOrder[]): number {
  return orders.filter(({ status }) => status === "rejected" || status === "expired").length;
}

function sumsOf(orders: readonly ReportedOrder[]): OrderSums {
  const completed = orders.filter(({ status }) => status === "completed");
  return {
    orders: orders.length,
    completed: completed.length,
    turnover_cents: sum(completed.map(({ total_cents }) => total_cents)),
  };
}

/** Sums up shares of VAT, the lowest rate first. */
export function vatOf(all: OrderReport["vat"]): OrderReport["vat"] {
  return [...groupBy(all, ({ rate }) => rate)]
    .map(([rate, shares]) => ({
      rate,
      net_cents: sum(shares.map(({ net_cents }) => net_cents)),
      vat_cents: sum(shares.map(({ vat_cents }) => vat_cents)),
    }))
    .toSorted((one, other) => one.rate - other.rate);
}

function itemsOf(completed: readonly ReportedOrder[]): SoldItem[] {
  return completed
    .flatMap(({ lines }) => lines)
    .map(({ line_cents, vat, ...line }) => ({
      ...line,
      turnover_cents: line_cents,
      net_cents: Math.round((line_cents * 100) / (100 + vat)),
    }));
}

/**
 * Sums up dishes, most portions first. A dish gets the name it has in its last entry, because dishes
 * may be renamed.
 */
export function bestItems(all: readonly SoldItem[], maxItems = TOP_ITEMS): SoldItem[] {
  return [...groupBy(all, ({ item_id }) => item_id)]
    .map(([item_id, entries]) => ({
      item_id,
      name: entries.at(-1)?.name ?? { de: item_id, en: item_id },
      qty: sum(entries.map(({ qty }) => qty)),
      turnover_cents: sum(entries.map(({ turnover_cents }) => turnover_cents)),
      net_cents: sum(entries.map(({ net_cents }) => net_cents)),
    }))
    .toSorted(
      (one, other) =>
        other.qty - one.qty ||
        other.turnover_cents - one.turnover_cents ||
        (one.item_id < other.item_id ? -1 : 1),
    )
    .slice(0, maxItems);
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

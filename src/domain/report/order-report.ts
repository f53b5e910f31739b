import * as z from "zod/mini";
import { orderLineSchema, orderSchema } from "../order/order.schema";
import { isFinal } from "../order/order-transitions";
import { groupBy } from "./group-by";
import type { OrderReport, OrderSums } from "./report.schema";
import { daysOf, type ReportRange } from "./report-range";

/** Dishes a report names. */
const TOP_ITEMS = 20;

/** What a report needs to know of an order. */
export const reportedOrderSchema = z.extend(
  z.pick(orderSchema, {
    status: true,
    type: true,
    local_date: true,
    local_time: true,
    total_cents: true,
    discount_cents: true,
    delivery_fee_cents: true,
    deposit_cents: true,
    vat_split: true,
  }),
  {
    lines: z.array(
      z.pick(orderLineSchema, { item_id: true, name: true, qty: true, line_cents: true }),
    ),
  },
);

export type ReportedOrder = z.infer<typeof reportedOrderSchema>;

/**
 * Sums up the orders due in a range of days by the restaurant's clock. Turnover is the total of
 * completed orders, deposits and fees included; what is still open, or came to nothing, counts as
 * an order only. Orders of other days are left out.
 * @param all by day, and in the order they came: dishes are named as the last one names them
 */
export function orderReport(all: readonly ReportedOrder[], range: ReportRange): OrderReport {
  const orders = all.filter(({ local_date: day }) => range.from <= day && day <= range.to);
  const completed = orders.filter(({ status }) => status === "completed");
  const sums = sumsOf(orders);
  const withStatus = (status: ReportedOrder["status"]) =>
    orders.filter((order) => order.status === status).length;
  const ofType = (type: ReportedOrder["type"]) =>
    completed.filter((order) => order.type === type).length;
  const byDay = groupBy(orders, ({ local_date }) => local_date);
  const byHour = groupBy(orders, ({ local_time }) => Number(local_time.slice(0, 2)));
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
    deposit_cents: sum(completed.map((order) => order.deposit_cents)),
    vat: vatOf(completed),
    by_day: daysOf(range).map((date) => ({ date, ...sumsOf(byDay.get(date) ?? []) })),
    by_hour: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...sumsOf(byHour.get(hour) ?? []),
    })),
    top_items: topItems(completed),
  };
}

function sumsOf(orders: readonly ReportedOrder[]): OrderSums {
  const completed = orders.filter(({ status }) => status === "completed");
  return {
    orders: orders.length,
    completed: completed.length,
    turnover_cents: sum(completed.map(({ total_cents }) => total_cents)),
  };
}

function vatOf(completed: readonly ReportedOrder[]): OrderReport["vat"] {
  const byRate = groupBy(
    completed.flatMap(({ vat_split }) => vat_split),
    ({ rate }) => rate,
  );
  return [...byRate]
    .map(([rate, shares]) => ({
      rate,
      net_cents: sum(shares.map(({ net_cents }) => net_cents)),
      vat_cents: sum(shares.map(({ vat_cents }) => vat_cents)),
    }))
    .toSorted((one, other) => one.rate - other.rate);
}

/** Named as in the last order: dishes are renamed. */
function topItems(completed: readonly ReportedOrder[]): OrderReport["top_items"] {
  const byItem = groupBy(
    completed.flatMap(({ lines }) => lines),
    ({ item_id }) => item_id,
  );
  return [...byItem]
    .map(([item_id, lines]) => ({
      item_id,
      name: lines.at(-1)?.name ?? { de: item_id, en: item_id },
      qty: sum(lines.map(({ qty }) => qty)),
      turnover_cents: sum(lines.map(({ line_cents }) => line_cents)),
    }))
    .toSorted(
      (one, other) =>
        other.qty - one.qty ||
        other.turnover_cents - one.turnover_cents ||
        (one.item_id < other.item_id ? -1 : 1),
    )
    .slice(0, TOP_ITEMS);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

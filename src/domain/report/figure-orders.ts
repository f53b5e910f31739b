import * as z from "zod/mini";
import { orderSchema } from "../order/order.schema";
import { isReceived } from "../order/order-transitions";
import { paidBy } from "../order/pricing/money-at-door";
import { type FigureOrders, ORDER_FIGURES, type OrderFigure } from "./figure-orders.schema";
import { isValidRange, readReportRequestSchema } from "./report-range";

/** Orders in one answer; count and sum are those of all. */
const MAX_FIGURE_ORDERS = 500;

/** Input of the callable `listFigureOrders`. */
export const listFigureOrdersRequestSchema = z
  .strictObject({ ...readReportRequestSchema.shape, figure: z.enum(ORDER_FIGURES) })
  .check(z.refine(isValidRange, { path: ["to"] }));

export type ListFigureOrdersRequest = z.infer<typeof listFigureOrdersRequestSchema>;

/** The fields of an order that such a list uses. */
export const figureOrderSchema = z.pick(orderSchema, {
  id: true,
  code: true,
  local_date: true,
  local_time: true,
  type: true,
  status: true,
  status_at: true,
  payment: true,
  payment_status: true,
  total_cents: true,
  refunded_cents: true,
});

type FigureOrder = z.infer<typeof figureOrderSchema>;

const LOST = new Set<FigureOrder["status"]>(["cancelled", "rejected", "expired", "failed"]);

/**
 * The orders behind a figure of a report, the latest first, with the sum that the report shows.
 * @param all orders of the report's range
 */
export function figureOrders(
  all: readonly FigureOrder[],
  figure: OrderFigure,
): Omit<FigureOrders, "to"> {
  const behind = all.filter((order) => isReceived(order) && isBehind(order, figure));
  const orders = behind
    .toSorted((one, other) => (dueAt(one) > dueAt(other) ? -1 : 1))
    .map(({ code, local_date, local_time, type, status, total_cents, refunded_cents = 0 }) => {
      const cents = figure === "refunded" ? refunded_cents : total_cents;
      return { code, local_date, local_time, type, status, cents };
    });
  return {
    count: orders.length,
    sum_cents: orders.reduce((sum, { cents }) => sum + cents, 0),
    orders: orders.slice(0, MAX_FIGURE_ORDERS),
  };
}

const dueAt = (order: Pick<FigureOrder, "local_date" | "local_time" | "id">) =>
  `${order.local_date} ${order.local_time} ${order.id}`;

function isBehind(order: FigureOrder, figure: OrderFigure): boolean {
  const { status, refunded_cents = 0 } = order;
  if (figure === "orders") return true;
  if (figure === "lost") return LOST.has(status);
  if (status !== "completed") return false;
  if (figure === "refunded") return refunded_cents > 0;
  return figure === "completed" || paidBy(order) === figure;
}

import * as z from "zod/mini";
import type { Cents } from "../money/money";
import { orderSchema } from "../order/order.schema";
import { isFinal, isReceived } from "../order/order-transitions";
import { paidBy } from "../order/pricing/money-at-door";
import { type FigureOrders, type OrderFigure, orderFigureSchema } from "./figure-orders.schema";
import { reportedOrderSchema, sum } from "./order-report";
import { isValidRange, readReportRequestSchema } from "./report-range";

/** Orders in one answer; count and sum are those of all. */
const MAX_FIGURE_ORDERS = 500;

/** Input of the callable `listFigureOrders`. */
export const listFigureOrdersRequestSchema = z
  .strictObject({ ...readReportRequestSchema.shape, figure: orderFigureSchema })
  .check(z.refine(isValidRange, { path: ["to"] }));

export type ListFigureOrdersRequest = z.infer<typeof listFigureOrdersRequestSchema>;

/** The fields of an order that such a list uses. */
export const figureOrderSchema = z.extend(
  reportedOrderSchema,
  z.pick(orderSchema, { id: true, code: true }).shape,
);

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
  const orders = all
    .filter(isReceived)
    .toSorted((one, other) => (dueAt(one) > dueAt(other) ? -1 : 1))
    .flatMap((order) => {
      const { code, local_date, local_time, type, status } = order;
      const cents = addedBy(order, figure);
      return cents === null ? [] : [{ code, local_date, local_time, type, status, cents }];
    });
  return {
    count: orders.length,
    sum_cents: sum(orders.map(({ cents }) => cents)),
    orders: orders.slice(0, MAX_FIGURE_ORDERS),
  };
}

const dueAt = (order: Pick<FigureOrder, "local_date" | "local_time" | "id">) =>
  `${order.local_date} ${order.local_time} ${order.id}`;

/** What an order adds to a figure; null if it does not belong to it. */
function addedBy(order: FigureOrder, figure: OrderFigure): Cents | null {
  const { status, total_cents } = order;
  const totalIf = (isBehind: boolean) => (isBehind ? total_cents : null);
  if (typeof figure === "object") return addedToRow(order, figure);
  switch (figure) {
    case "orders":
      return total_cents;
    case "open":
      return totalIf(!isFinal(status));
    case "lost":
      return totalIf(LOST.has(status));
    case "cancelled":
    case "rejected":
    case "expired":
    case "failed":
      return totalIf(status === figure);
  }
  if (status !== "completed") return null;
  switch (figure) {
    case "completed":
      return total_cents;
    case "delivery":
    case "pickup":
      return totalIf(order.type === figure);
    case "refunded":
      return order.refunded_cents || null;
    case "tips":
      return order.tip_cents || null;
    case "fees":
      return order.delivery_fee_cents || null;
    case "deposits":
      return order.deposit_cents + (order.reusable?.deposit_cents ?? 0) || null;
    case "discount":
      return -order.discount_cents || null;
    default:
      return totalIf(paidBy(order) === figure);
  }
}

/** A day and an hour count all orders, as their rows do; dishes and VAT only what was completed. */
function addedToRow(order: FigureOrder, row: Exclude<OrderFigure, string>): Cents | null {
  if ("date" in row) return order.local_date === row.date ? order.total_cents : null;
  if ("hour" in row) {
    return Number(order.local_time.slice(0, 2)) === row.hour ? order.total_cents : null;
  }
  if (order.status !== "completed") return null;
  if ("item_id" in row) {
    const lines = order.lines.filter(({ item_id }) => item_id === row.item_id);
    return lines.length === 0 ? null : sum(lines.map(({ line_cents }) => line_cents));
  }
  const shares = order.vat_split.filter(({ rate }) => rate === row.rate);
  if (shares.length === 0) return null;
  return sum(shares.map((share) => (row.share === "net" ? share.net_cents : share.vat_cents)));
}

import type { Order, OrderEvent } from "./order.schema";
import type { OrderStatus } from "./order-status";

const NEWSWORTHY = [
  "accepted",
  "ready",
  "out_for_delivery",
  "rejected",
  "expired",
  "cancelled",
  "failed",
] as const satisfies readonly OrderStatus[];

/** What has happened to an order that its guest wants to hear of. */
export type OrderNews = (typeof NEWSWORTHY)[number] | "delayed";

/**
 * The latest thing worth telling that happened after a version the guest has seen; null where
 * there is none.
 */
export function orderNews(
  { history }: Pick<Order, "history">,
  seenVersion: number,
): OrderNews | null {
  const unseen = history.filter(({ version }) => version > seenVersion);
  return unseen.map(newsOf).findLast((news) => news !== null) ?? null;
}

function newsOf({ status, delay_minutes }: OrderEvent): OrderNews | null {
  if (delay_minutes !== undefined) return "delayed";
  return NEWSWORTHY.find((told) => told === status) ?? null;
}

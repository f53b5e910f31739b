import type { Order, OrderEvent } from "../order.schema";
import type { OrderStatus } from "../order-status";

const NEWSWORTHY = [
  "accepted",
  "ready",
  "out_for_delivery",
  "rejected",
  "expired",
  "cancelled",
  "failed",
] as const satisfies readonly OrderStatus[];

/** Order events that the guest is notified about. */
export type OrderNews = (typeof NEWSWORTHY)[number] | "delayed";

/** The latest {@link OrderNews} after the version the guest has seen; null if there is none. */
export function orderNews(
  { history }: Pick<Order, "history">,
  seenVersion: number,
): OrderNews | null {
  const unseen = history.filter(({ version }) => version > seenVersion);
  return unseen.map(newsOf).findLast((news) => news !== null) ?? null;
}

function newsOf({ status, delay_minutes }: OrderEvent): OrderNews | null {
  if (delay_minutes !== undefined) return "delayed";
  return NEWSWORTHY.find((newsworthy) => newsworthy === status) ?? null;
}

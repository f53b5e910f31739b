import type { Order } from "@/domain/order/order.schema";

/**
 * The newest orders, which follow the server, with older ones that were read once: each order
 * once, the live one where both know it, newest first.
 */
export function mergeOrderHistory<T extends Pick<Order, "id" | "created_at">>(
  newest: readonly T[],
  older: readonly T[],
): T[] {
  const known = new Map([...older, ...newest].map((order) => [order.id, order]));
  return [...known.values()].sort((one, other) => other.created_at - one.created_at);
}

import type { Order } from "@/domain/order/order.schema";

/**
 * Merges the live orders with older ones that were read once: each order once, newest first. An
 * order in both lists is taken from the live one.
 */
export function mergeOrderHistory<T extends Pick<Order, "id" | "created_at">>(
  newest: readonly T[],
  older: readonly T[],
): T[] {
  const known = new Map([...older, ...newest].map((order) => [order.id, order]));
  return [...known.values()].sort((one, other) => other.created_at - one.created_at);
}

import type { Order } from "@/domain/order/order.schema";
import { isFinal, isReceived } from "@/domain/order/order-transitions";
import { firstPromise } from "@/domain/order/timing/first-promise";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** The board's columns, left to right. */
export const BOARD_COLUMNS = ["new", "kitchen", "out"] as const;

export type ColumnName = (typeof BOARD_COLUMNS)[number];

/** The orders of each column and of the two collapsed groups. */
export interface BoardGroups extends Record<ColumnName, readonly Order[]> {
  /** Accepted preorders that are not due yet. */
  readonly later: readonly Order[];
  readonly done: readonly Order[];
}

/** A preorder moves to the kitchen column this long before its lead time starts. */
const KITCHEN_AHEAD_MS = 15 * MINUTE_MS;

/** Promised time: of the restaurant, else of the checkout; null if neither is known. */
export function dueAt(order: Pick<Order, "eta_at" | "promised_at" | "wanted_at">) {
  return order.eta_at ?? firstPromise(order);
}

/**
 * Groups orders by column. New orders come oldest first, because the oldest expires first; finished
 * orders latest first; all others by the time they are due. Orders that the restaurant has not received
 * are left out.
 * @param leadMinutes lead time of an order
 */
export function boardGroups(
  orders: readonly Order[],
  { now, leadMinutes }: { now: Instant; leadMinutes: (order: Order) => number },
): BoardGroups {
  const groups = { new: [], kitchen: [], later: [], out: [], done: [] } as Record<
    ColumnName | "later" | "done",
    Order[]
  >;
  for (const order of orders.filter(isReceived)) groups[groupOf(order)].push(order);
  groups.new.sort((a, b) => a.created_at - b.created_at);
  for (const name of ["kitchen", "later", "out"] as const) groups[name].sort(byDueTime);
  groups.done.sort((a, b) => b.updated_at - a.updated_at);
  return groups;

  function groupOf(order: Order): keyof BoardGroups {
    if (order.status === "placed") return "new";
    if (isFinal(order.status)) return "done";
    if (order.status === "ready" || order.status === "out_for_delivery") return "out";
    return isDue(order) ? "kitchen" : "later";
  }

  function isDue(order: Order): boolean {
    const promised = dueAt(order);
    // An order in preparation stays in the kitchen column.
    if (order.wanted_at === null || promised === null || order.status === "preparing") return true;
    return promised - now <= leadMinutes(order) * MINUTE_MS + KITCHEN_AHEAD_MS;
  }
}

function byDueTime(a: Order, b: Order): number {
  return (dueAt(a) ?? a.created_at) - (dueAt(b) ?? b.created_at);
}

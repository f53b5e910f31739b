import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import type { CartItem } from "./cart.schema";
import { cartItemCents } from "./cart-total";
import { type CurrentMenu, orderAgain } from "./order-again";

/** The part of the guest's last order that can be ordered now, at current prices. */
export interface LastOrderToday {
  readonly order: Order;
  /** Lines of the order of which every portion is available. */
  readonly lines: Order["lines"];
  readonly portions: readonly CartItem[];
  /** The portions at current prices, without fee, discount and deposits. */
  readonly total_cents: Cents;
  /** Number of lines that cannot be repeated. */
  readonly missing: number;
}

/**
 * The last order that the guest received, as it can be ordered now.
 * @param orders newest first
 * @returns null without such an order, or if nothing of it is available
 */
export function lastOrderToday(
  orders: readonly Order[],
  current: CurrentMenu,
): LastOrderToday | null {
  const order = orders.find(({ status }) => status === "completed");
  if (!order) return null;
  const lines = order.lines.filter((line) => orderAgain([line], current).portions.length > 0);
  if (lines.length === 0) return null;
  const { portions } = orderAgain(lines, current);
  return {
    order,
    lines,
    portions,
    total_cents: portions.reduce((sum, portion) => sum + cartItemCents(portion), 0),
    missing: order.lines.length - lines.length,
  };
}

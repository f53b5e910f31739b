import type { OrderLineRequest } from "../order/order-requests.schema";
import type { CartLine } from "./cart-lines";

/** Lines as in a request: dish, choices and quantity, never prices. */
export function requestLines(lines: readonly CartLine[]): OrderLineRequest[] {
  return lines.map(({ id, qty, item, note }) => ({
    item_id: id,
    qty,
    choices: item.choices,
    ...(note ? { note } : {}),
  }));
}

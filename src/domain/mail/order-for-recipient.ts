import type { Order } from "../order/order.schema";

/** An order as a mail shows it: `contact` and `address` only to a verified recipient. */
export type ShownOrder = Omit<Order, "contact"> & Partial<Pick<Order, "contact">>;

/**
 * The order as a mail to its recipient may show it. To an address that nobody has verified, texts of
 * the sender would be a way to write to strangers, so name, address and notes are left out.
 */
export function orderForRecipient(order: Order): ShownOrder {
  if (order.email_verified) return order;
  const { contact: _, address: __, lines, ...rest } = order;
  return { ...rest, lines: lines.map(({ note: ___, ...line }) => line) };
}

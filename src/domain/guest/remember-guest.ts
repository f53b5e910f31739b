import type { Order } from "../order/order.schema";
import type { KnownGuest } from "./known-guest.schema";

/**
 * Details of a caller who agreed to be remembered: the name and the address of the last delivery.
 * An order for pickup keeps the earlier address.
 * @param earlier what is remembered already, or null
 */
export function rememberGuest(
  order: Pick<Order, "resto_key" | "contact" | "address" | "created_at">,
  earlier: KnownGuest | null,
  { contact_key, by }: Pick<KnownGuest, "contact_key" | "by">,
): KnownGuest {
  const { resto_key, contact, created_at } = order;
  const address = order.address ?? earlier?.address;
  return {
    resto_key,
    contact_key,
    name: contact.name,
    ...(address ? { address } : {}),
    agreed_at: earlier?.agreed_at ?? created_at,
    last_order_at: created_at,
    by,
  };
}

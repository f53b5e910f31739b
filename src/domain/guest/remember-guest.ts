import type { Order } from "../order/order.schema";
import type { KnownGuest } from "./known-guest.schema";

const MAX_ORDERS = 5;
/** Dishes of an order that are remembered. */
const MAX_DISHES = 20;

/**
 * Details of a caller who agreed to be remembered: the name, the address of the last delivery and the
 * dishes of the last five orders. An order for pickup keeps the earlier address. A caller who agreed
 * when dishes were not remembered stays without them.
 * @param earlier what is remembered already, or null
 */
export function rememberGuest(
  order: Pick<Order, "resto_key" | "contact" | "address" | "created_at" | "lines">,
  earlier: KnownGuest | null,
  { contact_key, by }: Pick<KnownGuest, "contact_key" | "by">,
): KnownGuest {
  const { resto_key, contact, created_at } = order;
  const agreesToDishes = earlier === null || earlier.last_orders !== undefined;
  const dishes = order.lines
    .slice(0, MAX_DISHES)
    .map(({ item_id, qty, choices }) => ({ item_id, qty, choices }));
  const address = order.address ?? earlier?.address;
  return {
    resto_key,
    contact_key,
    name: contact.name,
    ...(address ? { address } : {}),
    ...(agreesToDishes
      ? { last_orders: [{ dishes }, ...(earlier?.last_orders ?? [])].slice(0, MAX_ORDERS) }
      : {}),
    agreed_at: earlier?.agreed_at ?? created_at,
    last_order_at: created_at,
    by,
  };
}

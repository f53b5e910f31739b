import type { Order } from "../order/order.schema";
import { rememberedDishes } from "./guest-book";
import type { KnownGuest } from "./known-guest.schema";

const MAX_ORDERS = 5;

/** A telephone order or staff booking, as far as it is remembered. */
export type RememberedVisit = Pick<Order, "resto_key" | "created_at"> &
  Partial<Pick<Order, "address" | "lines">> & { readonly contact: { readonly name: string } };

/**
 * Details of a caller who agreed to be remembered: the name, the address of the last delivery and the
 * dishes of the last five orders. Pickup and bookings keep the earlier address.
 * @param earlier what is remembered already, or null
 */
export function rememberGuest(
  visit: RememberedVisit,
  earlier: KnownGuest | null,
  { contact_key, by }: { readonly contact_key: string; readonly by: string },
): KnownGuest {
  const { resto_key, contact, created_at, lines } = visit;
  const dishes =
    lines &&
    rememberedDishes({ lines }).map(({ item_id, qty, choices }) => ({ item_id, qty, choices }));
  const orders = [...(dishes ? [{ dishes }] : []), ...(earlier?.last_orders ?? [])];
  const address = visit.address ?? earlier?.address;
  return {
    resto_key,
    contact_key,
    name: contact.name,
    ...(address ? { address } : {}),
    last_orders: orders.slice(0, MAX_ORDERS),
    agreed_at: earlier?.agreed_at ?? created_at,
    last_order_at: created_at,
    by,
    ...(earlier?.book && { book: earlier.book }),
  };
}

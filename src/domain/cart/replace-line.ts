import { MAX_CART_ITEMS, MAX_LINE_QUANTITY } from "../order/line-limits";
import { setLineNote } from "./cart";
import type { Cart, CartItem } from "./cart.schema";

/**
 * Replaces a line, for example to change its choices. If the new item equals another line, the two
 * are merged. Limited to 50 portions per line and 200 per cart; an unknown hash changes nothing.
 */
export function replaceLine(
  cart: Cart,
  hash: string,
  { item, qty }: { item: CartItem; qty: number },
): Cart {
  const place = cart.findIndex((portion) => portion.hash === hash);
  if (place < 0) return cart;
  const others = cart.filter((portion) => portion.hash !== hash);
  const same = others.filter((portion) => portion.hash === item.hash);
  const room = Math.min(MAX_LINE_QUANTITY - same.length, MAX_CART_ITEMS - others.length);
  const portions = Array.from({ length: Math.max(0, Math.min(qty, room)) }, () => item);
  const note = item.note ?? same[0]?.note;
  return setLineNote(others.toSpliced(place, 0, ...portions), item.hash, note);
}

import type { Menu } from "../menu/menu.schema";
import { MAX_CART_ITEMS, MAX_LINE_QUANTITY } from "../order/line-limits";
import type { Cart, CartItem } from "./cart.schema";
import { makeCartItem, withNote } from "./cart-item";

/**
 * Appends one portion. A full cart (200 portions, 50 per line) stays unchanged.
 * All portions of a line share one note: a new note is joined to the existing one.
 */
export function addItem(cart: Cart, item: CartItem): Cart {
  const line = cart.filter(({ hash }) => hash === item.hash);
  if (cart.length >= MAX_CART_ITEMS || line.length >= MAX_LINE_QUANTITY) return cart;
  const note = joinNotes(line[0]?.note, item.note);
  return setLineNote([...cart, item], item.hash, note);
}

/** Removes the first portion with this dish id. */
export function removeItem(cart: Cart, id: string): Cart {
  const index = cart.findIndex((item) => item.id === id);
  return index < 0 ? cart : cart.toSpliced(index, 1);
}

/** Removes every portion of a line. */
export function removeLine(cart: Cart, hash: string): Cart {
  return cart.filter((item) => item.hash !== hash);
}

/**
 * Sets the quantity of a line, limited to 50 per line and 200 per cart. Zero or less removes the
 * line; an unknown hash changes nothing.
 */
export function setLineQuantity(cart: Cart, hash: string, qty: number): Cart {
  const line = cart.filter((item) => item.hash === hash);
  const [first] = line;
  if (!first || Number.isNaN(qty)) return cart;
  const room = MAX_CART_ITEMS - (cart.length - line.length);
  const target = Math.max(0, Math.min(Math.trunc(qty), MAX_LINE_QUANTITY, room));
  if (target >= line.length) {
    return [...cart, ...Array.from({ length: target - line.length }, () => first)];
  }
  let remaining = 0;
  return cart.filter((item) => {
    if (item.hash !== hash) return true;
    remaining += 1;
    return remaining <= target;
  });
}

/** Sets the note of all portions of a line; a blank note removes it. */
export function setLineNote(cart: Cart, hash: string, note: string | undefined): Cart {
  return cart.map((item) => (item.hash === hash ? withNote(item, note) : item));
}

/** Updates the cart to current prices; dishes that left the menu stay unchanged. */
export function withPricesOf({ items }: Pick<Menu, "items">, cart: Cart): Cart {
  return cart.map((portion) => {
    const item = items.find(({ id }) => id === portion.id);
    return item ? makeCartItem(item, portion.choices, portion.note) : portion;
  });
}

export function clearCart(): Cart {
  return [];
}

function joinNotes(former: string | undefined, added: string | undefined): string | undefined {
  if (!former || !added || former === added) return added ?? former;
  return former.split("; ").includes(added) ? former : `${former}; ${added}`;
}

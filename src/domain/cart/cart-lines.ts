import type { Cents } from "../money/money";
import type { Cart, CartItem } from "./cart.schema";
import { cartItemCents } from "./cart-total";

/** Portions with the same hash, shown as one line with a quantity. */
export interface CartLine {
  readonly hash: string;
  readonly id: string;
  readonly qty: number;
  readonly unit_cents: Cents;
  readonly line_cents: Cents;
  /** The first portion of the line; all portions have the same choices and note. */
  readonly item: CartItem;
  readonly note?: string;
  /** Whose line it is in an order that several people share. */
  readonly person?: string;
}

/** Groups a cart into lines, in the order of their first portion. */
export function cartLines(cart: Cart): CartLine[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of cart) {
    const group = groups.get(item.hash);
    if (group) group.push(item);
    else groups.set(item.hash, [item]);
  }
  return Array.from(groups, ([hash, items]) => lineOf(hash, items));
}

function lineOf(hash: string, items: CartItem[]): CartLine {
  // Every group has at least one item.
  const item = items[0] as CartItem;
  const unit_cents = cartItemCents(item);
  return {
    hash,
    id: item.id,
    qty: items.length,
    unit_cents,
    line_cents: unit_cents * items.length,
    item,
    ...(item.note === undefined ? {} : { note: item.note }),
  };
}

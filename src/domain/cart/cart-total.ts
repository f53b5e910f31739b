import { extrasCents } from "../menu/options/extras";
import { type Cents, centsFromEuros } from "../shared/money";
import type { Cart, CartItem } from "./cart.schema";

/** Base price plus costing extras of one portion (spec section 9). */
export function cartItemCents(item: Pick<CartItem, "preis" | "choices" | "settings">): Cents {
  return centsFromEuros(item.preis) + extrasCents(item.settings, item.choices);
}

/** Sum over all portions; without deposit, discount and delivery fee (spec section 9). */
export function cartTotal(cart: Cart): Cents {
  return cart.reduce((sum, item) => sum + cartItemCents(item), 0);
}

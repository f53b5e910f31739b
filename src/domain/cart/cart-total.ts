import { extrasCents } from "../menu/options/extras";
import { type Cents, centsFromEuros } from "../money/money";
import type { Cart, CartItem } from "./cart.schema";

/** Price of one portion: base price plus extras. */
export function cartItemCents(item: Pick<CartItem, "preis" | "choices" | "settings">): Cents {
  return centsFromEuros(item.preis) + extrasCents(item.settings, item.choices);
}

/** Sum of all portions, without deposits, discount and delivery fee. */
export function cartTotal(cart: Cart): Cents {
  return cart.reduce((sum, item) => sum + cartItemCents(item), 0);
}

import type { Menu, MenuItem } from "../menu/menu.schema";
import { checkChoices } from "../menu/options/check-choices";
import { validChoices } from "../menu/options/valid-choices";
import type { Cents } from "../money/money";
import { priceLine } from "../order/pricing/price-line";
import type { Cart, CartItem } from "./cart.schema";
import { makeCartItem } from "./cart-item";
import type { CartLine } from "./cart-lines";
import { cartItemCents } from "./cart-total";

/** A difference between a cart line and the current menu. Prices are per portion. */
export type LineChange =
  /** The dish is no longer on the menu. */
  | { readonly kind: "removed" }
  /** The options have changed; a required choice must be made again. */
  | { readonly kind: "choose-again" }
  /** Chosen options were removed; `now_cents` is the price without them. */
  | { readonly kind: "options-removed"; readonly now_cents: Cents }
  /** `previous_cents` is null if the cart does not hold the price the guest saw. */
  | { readonly kind: "price"; readonly previous_cents: Cents | null; readonly now_cents: Cents };

/**
 * Compares a cart line with the current dish.
 * @param item undefined if the dish is no longer on the menu
 * @returns null if nothing has changed
 */
export function lineChange(
  { item: portion, unit_cents }: Pick<CartLine, "item" | "unit_cents">,
  item: MenuItem | undefined,
): LineChange | null {
  if (!item) return { kind: "removed" };
  const { id, choices } = portion;
  const priced = priceLine(item, { item_id: id, qty: 1, choices });
  if (priced.ok) {
    const now_cents = priced.value.unit_cents;
    if (now_cents === unit_cents) return null;
    return { kind: "price", previous_cents: unit_cents > 0 ? unit_cents : null, now_cents };
  }
  const updated = fitToMenu(portion, item);
  return updated
    ? { kind: "options-removed", now_cents: cartItemCents(updated) }
    : { kind: "choose-again" };
}

/**
 * Updates a cart to the current menu after the guest has agreed: current prices, without removed
 * options and dishes. Lines that need a new choice stay unchanged.
 */
export function acceptMenuChanges(cart: Cart, { items }: Pick<Menu, "items">): Cart {
  return cart.flatMap((portion) => {
    const item = items.find(({ id }) => id === portion.id);
    return item ? [fitToMenu(portion, item) ?? portion] : [];
  });
}

function fitToMenu({ choices, note }: CartItem, item: MenuItem): CartItem | null {
  const valid = validChoices(item, choices);
  return checkChoices(item, valid).ok ? makeCartItem(item, valid, note) : null;
}

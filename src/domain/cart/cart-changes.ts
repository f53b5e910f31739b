import type { Menu, MenuItem } from "../menu/menu.schema";
import { checkChoices } from "../menu/options/check-choices";
import { priceLine } from "../menu/options/price-line";
import { validChoices } from "../menu/options/valid-choices";
import type { Cents } from "../shared/money";
import type { Cart, CartItem } from "./cart.schema";
import { makeCartItem } from "./cart-item";
import type { CartLine } from "./cart-lines";
import { cartItemCents } from "./cart-total";

/** What the menu says today that the guest has not seen of a line of the cart; per portion. */
export type LineChange =
  /** The dish has left the menu. */
  | { readonly kind: "gone" }
  /** Options have changed so that something required must be chosen again. */
  | { readonly kind: "choose-again" }
  /** Chosen options have gone; without them the dish costs this. */
  | { readonly kind: "options-gone"; readonly now_cents: Cents }
  /** `former_cents` is null where the cart does not know what the guest saw. */
  | { readonly kind: "price"; readonly former_cents: Cents | null; readonly now_cents: Cents };

/**
 * Compares a line with the dish as the menu has it now.
 * @param item undefined where the menu no longer has it
 * @returns null where nothing has changed
 */
export function lineChange(
  { item: portion, unit_cents }: Pick<CartLine, "item" | "unit_cents">,
  item: MenuItem | undefined,
): LineChange | null {
  if (!item) return { kind: "gone" };
  const { id, choices } = portion;
  const priced = priceLine(item, { item_id: id, qty: 1, choices });
  if (priced.ok) {
    const now_cents = priced.value.unit_cents;
    if (now_cents === unit_cents) return null;
    return { kind: "price", former_cents: unit_cents > 0 ? unit_cents : null, now_cents };
  }
  const kept = asOffered(portion, item);
  return kept ? { kind: "options-gone", now_cents: cartItemCents(kept) } : { kind: "choose-again" };
}

/**
 * The cart as the menu allows it today, once the guest has agreed: prices of today, without
 * options and dishes that have gone. Lines for which something must be chosen again stay.
 */
export function acceptMenuChanges(cart: Cart, { items }: Pick<Menu, "items">): Cart {
  return cart.flatMap((portion) => {
    const item = items.find(({ id }) => id === portion.id);
    return item ? [asOffered(portion, item) ?? portion] : [];
  });
}

function asOffered({ choices, note }: CartItem, item: MenuItem): CartItem | null {
  const kept = validChoices(item, choices);
  return checkChoices(item, kept).ok ? makeCartItem(item, kept, note) : null;
}

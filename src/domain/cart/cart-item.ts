import type { MenuItem } from "../menu/menu.schema";
import type { Choices } from "../menu/options/choices.schema";
import { normaliseChoices } from "../menu/options/normalise-choices";
import { canonicalJson } from "../stored-data/canonical-json";
import { textHash } from "../text/text-hash";
import type { CartItem } from "./cart.schema";
import { kitchenNote } from "./kitchen-note";

/**
 * Identity of a cart line. The same dish with the same choices has the same hash, whatever the order
 * of the choices; an empty list counts as no choice.
 */
export function cartItemHash(id: string, choices: Choices): string {
  return textHash(canonicalJson([id, normaliseChoices(choices)])).toString(36);
}

/**
 * Makes one portion for the cart. It copies from the dish only what the cart's total needs.
 * @param note as the guest typed it; omitted if blank
 */
export function makeCartItem(item: MenuItem, choices: Choices, note?: string): CartItem {
  const settings = Object.entries(item.settings).map(([id, { type, costs, options }]) => [
    id,
    { type, costs, options: options.map(({ value, preis }) => ({ value, preis })) },
  ]);
  return withNote(
    {
      id: item.id,
      preis: item.preis,
      choices: normaliseChoices(choices),
      settings: Object.fromEntries(settings),
      hash: cartItemHash(item.id, choices),
    },
    note,
  );
}

/** Replaces the note of a portion; a blank note removes it. */
export function withNote(item: CartItem, note: string | undefined): CartItem {
  const { note: _former, ...rest } = item;
  const text = kitchenNote(note ?? "");
  return text ? { ...rest, note: text } : rest;
}

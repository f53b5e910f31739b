import type { Availability } from "../availability/availability.schema";
import { isSoldOut } from "../availability/sold-out";
import { soldOutChoice } from "../availability/sold-out-option";
import type { Menu } from "../menu/menu.schema";
import { checkChoices } from "../menu/options/check-choices";
import type { Choices } from "../menu/options/choices.schema";
import { validChoices } from "../menu/options/valid-choices";
import type { Cents } from "../money/money";
import type { OrderLine } from "../order/order.schema";
import type { LocalizedText } from "../text/localized-text";
import type { Instant } from "../time/berlin-time";
import type { CartItem } from "./cart.schema";
import { makeCartItem } from "./cart-item";
import { cartItemCents } from "./cart-total";

/** A difference between a line of an earlier order and the current menu. */
export type OrderAgainNote = { readonly name: LocalizedText; readonly item_id: string } & (
  | { readonly kind: "removed" | "sold-out" | "option-sold-out" | "choose-again" }
  /** Added without options that were removed from the menu. */
  | { readonly kind: "options-removed"; readonly now_cents: Cents }
  | { readonly kind: "price-changed"; readonly previous_cents: Cents; readonly now_cents: Cents }
);

/** Portions for the cart at current prices, and their differences from the earlier order. */
export interface OrderAgain {
  readonly portions: readonly CartItem[];
  readonly notes: readonly OrderAgainNote[];
}

/** What decides whether a dish can be ordered now. */
export interface CurrentMenu {
  readonly menu: Pick<Menu, "items">;
  readonly availability: Pick<Availability, "sold_out" | "sold_out_options">;
  readonly now: Instant;
}

type FormerLine = Pick<OrderLine, "item_id" | "name" | "qty" | "unit_cents" | "choices" | "note">;

/**
 * Turns an earlier order into portions for the cart, at current prices. Dishes that were removed, are
 * sold out, or now need another choice (also because an option is sold out) are left out. Every
 * difference has a note.
 */
export function orderAgain(lines: readonly FormerLine[], current: CurrentMenu): OrderAgain {
  const portions: CartItem[] = [];
  const notes: OrderAgainNote[] = [];
  for (const line of lines) {
    const { portion, note } = lineAgain(line, current);
    if (portion) portions.push(...Array.from({ length: line.qty }, () => portion));
    if (note) notes.push(note);
  }
  return { portions, notes };
}

function lineAgain(
  line: FormerLine,
  { menu, availability, now }: CurrentMenu,
): { portion?: CartItem; note?: OrderAgainNote } {
  const { name, item_id, choices, unit_cents: previous_cents } = line;
  const item = menu.items.find(({ id }) => id === item_id);
  if (!item) return { note: { name, item_id, kind: "removed" } };
  if (isSoldOut(item, availability, now)) return { note: { name, item_id, kind: "sold-out" } };
  const valid = validChoices(item, choices);
  if (!checkChoices(item, valid).ok) return { note: { name, item_id, kind: "choose-again" } };
  if (soldOutChoice(item_id, valid, availability, now)) {
    return { note: { name, item_id, kind: "option-sold-out" } };
  }
  const portion = makeCartItem(item, valid, line.note);
  const now_cents = cartItemCents(portion);
  if (countChosen(valid) < countChosen(choices)) {
    return { portion, note: { name, item_id, kind: "options-removed", now_cents } };
  }
  if (now_cents === previous_cents) return { portion };
  return { portion, note: { name, item_id, kind: "price-changed", previous_cents, now_cents } };
}

function countChosen(choices: Choices): number {
  return Object.values(choices).flat().length;
}

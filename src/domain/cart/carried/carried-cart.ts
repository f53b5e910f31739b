import { DEFAULT_AVAILABILITY } from "../../availability/default-availability";
import type { Menu } from "../../menu/menu.schema";
import type { Instant } from "../../time/berlin-time";
import type { CartItem } from "../cart.schema";
import type { CartLine } from "../cart-lines";
import { orderAgain } from "../order-again";
import {
  CARRIED_CART,
  type CarriedCart,
  carriedCartSchema,
  MAX_CARRIED_LENGTH,
  MAX_CARRIED_LINES,
} from "./carried-cart.schema";

/** The fragment of a link to another branch. Notes to the kitchen stay behind: they may be personal. */
export function carriedCartHash(
  { from, language }: Pick<CarriedCart, "from" | "language">,
  lines: readonly Pick<CartLine, "id" | "qty" | "item">[],
): string {
  const carried: CarriedCart = {
    from,
    language,
    lines: lines
      .slice(0, MAX_CARRIED_LINES)
      .map(({ id, qty, item: { choices } }) => ({ id, qty, choices })),
  };
  return `${CARRIED_CART}${encodeURIComponent(JSON.stringify(carried))}`;
}

/** Reads such a fragment. @returns null if it is another one, too long or malformed */
export function parseCarriedCart(hash: string): CarriedCart | null {
  if (!hash.startsWith(CARRIED_CART) || hash.length > MAX_CARRIED_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(hash.slice(CARRIED_CART.length)));
    return carriedCartSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

/** The part of a carried cart that this menu has. */
export interface ReceivedCart {
  /** At this menu's prices. */
  readonly portions: readonly CartItem[];
  /** Ids of dishes that are not on this menu, or not with the chosen options. */
  readonly leftOut: readonly string[];
  /** Ids of dishes that came without some of their options. */
  readonly changed: readonly string[];
}

/** Turns a carried cart into portions of this menu. Sold-out dishes come along; the checkout names them. */
export function receiveCart({ lines }: CarriedCart, menu: Menu, now: Instant): ReceivedCart {
  const former = lines.map(({ id, qty, choices }) => ({
    item_id: id,
    name: { de: id, en: id },
    qty,
    unit_cents: 0,
    choices,
  }));
  const { portions, notes } = orderAgain(former, { menu, availability: DEFAULT_AVAILABILITY, now });
  const idsOf = (kinds: readonly string[]) => [
    ...new Set(notes.filter(({ kind }) => kinds.includes(kind)).map(({ item_id }) => item_id)),
  ];
  return {
    portions,
    leftOut: idsOf(["removed", "choose-again", "sold-out"]),
    changed: idsOf(["options-removed"]),
  };
}

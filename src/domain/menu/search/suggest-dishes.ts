import type { Availability } from "../../availability/availability.schema";
import { isSoldOut } from "../../availability/sold-out";
import type { Instant } from "../../shared/berlin-time";
import type { Menu, MenuItem } from "../menu.schema";
import { checkChoices } from "../options/check-choices";

/** Most suggestions at once: a hint, not a second menu. */
export const MAX_SUGGESTIONS = 2;

type Kind = "drink" | "side" | "dessert";

// Categories have ids of their own on each menu; German and English words cover all of them.
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ["dessert", /dessert|sweet|süß|nachtisch/],
  ["side", /side|extra|beilage|sauce/],
  ["drink", /drink|getränk|coffee|kaffee|tea\b|tee\b/],
];

interface Moment {
  readonly availability: Pick<Availability, "sold_out">;
  readonly now: Instant;
}

/**
 * What goes with a cart: the menu's first drink, side and dessert of which kind nothing is in it
 * yet, at most two. Only what can be added at once: never sold out, nothing that must be chosen
 * first, nothing with an age limit. An empty cart gets none.
 * @param inCart ids of the dishes in the cart
 */
export function suggestDishes(menu: Menu, inCart: readonly string[], moment: Moment): MenuItem[] {
  if (inCart.length === 0) return [];
  const kindOf = kindsOf(menu);
  const present = menu.items.filter(({ id }) => inCart.includes(id)).map(kindOf);
  const missing = (["drink", "side", "dessert"] as const).filter((kind) => !present.includes(kind));
  return missing
    .flatMap((kind) => {
      const dish = menu.items.find((item) => kindOf(item) === kind && isReady(item, moment));
      return dish ? [dish] : [];
    })
    .slice(0, MAX_SUGGESTIONS);
}

function kindsOf({ categories }: Menu): (item: MenuItem) => Kind | null {
  const kinds = new Map(
    categories.map(({ id, name }) => {
      const words = `${id} ${name.de} ${name.en}`.toLowerCase();
      return [id, WORDS.find(([, word]) => word.test(words))?.[0] ?? null];
    }),
  );
  // Drinks are taxed at the full rate wherever the menu lists them (domain.md).
  return ({ category, vat }) => (vat === 19 ? "drink" : (kinds.get(category) ?? null));
}

function isReady(item: MenuItem, { availability, now }: Moment): boolean {
  return (
    item.min_age === undefined && !isSoldOut(item, availability, now) && checkChoices(item, {}).ok
  );
}

import type { Availability } from "../availability/availability.schema";
import { isSoldOut } from "../availability/sold-out";
import type { Menu, MenuItem } from "../menu/menu.schema";
import { checkChoices } from "../menu/options/check-choices";
import type { Instant } from "../time/berlin-time";

/** Maximum number of suggestions. */
export const MAX_SUGGESTIONS = 2;

type Kind = "drink" | "side" | "dessert";

// Category ids differ between menus; these German and English words cover all of them.
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ["dessert", /dessert|sweet|süß|nachtisch/],
  ["side", /side|extra|beilage|sauce/],
  ["drink", /drink|getränk|coffee|kaffee|tea\b|tee\b/],
];

interface SuggestionContext {
  readonly availability: Pick<Availability, "sold_out">;
  readonly now: Instant;
  /** Whether a dish contradicts the guest's allergy passport. */
  readonly isUnfit: (item: MenuItem) => boolean;
}

/**
 * Suggests dishes for a cart: the menu's first drink, side and dessert of each kind that is not in
 * the cart, at most two. Skips dishes that are sold out, need a choice, have an age limit, contradict
 * the guest's allergy passport, or are an option of a dish in the cart, for example its rice. An empty
 * cart gets no suggestions.
 * @param inCart ids of the dishes in the cart
 */
export function suggestDishes(
  menu: Menu,
  inCart: readonly string[],
  context: SuggestionContext,
): MenuItem[] {
  if (inCart.length === 0) return [];
  const kindOf = kindsOf(menu);
  const dishes = menu.items.filter(({ id }) => inCart.includes(id));
  const present = dishes.map(kindOf);
  const options = new Set(dishes.flatMap(optionNames));
  const missing = (["drink", "side", "dessert"] as const).filter((kind) => !present.includes(kind));
  return missing
    .flatMap((kind) => {
      const dish = menu.items.find(
        (item) => kindOf(item) === kind && !options.has(item.name.de) && isReady(item, context),
      );
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
  // The full VAT rate marks a drink, whatever its category (UStG §12).
  return ({ category, vat }) => (vat === 19 ? "drink" : (kinds.get(category) ?? null));
}

function optionNames({ settings }: MenuItem): string[] {
  return Object.values(settings).flatMap((group) => group.options.map(({ label }) => label.de));
}

function isReady(item: MenuItem, { availability, now, isUnfit }: SuggestionContext): boolean {
  return (
    item.min_age === undefined &&
    !isSoldOut(item, availability, now) &&
    checkChoices(item, {}).ok &&
    !isUnfit(item)
  );
}

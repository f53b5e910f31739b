import type { Availability } from "../../availability/availability.schema";
import { isSoldOut } from "../../availability/sold-out";
import { optionSoldOutUntil } from "../../availability/sold-out-option";
import type { Menu, MenuItem, MenuOptionGroup } from "../../menu/menu.schema";
import { checkChoices } from "../../menu/options/check-choices";
import type { Choices } from "../../menu/options/choices.schema";
import { minOptions } from "../../menu/options/min-options";
import { sortedOptionGroups } from "../../menu/options/sorted-option-groups";
import { judgeChoices, judgeOption } from "../../menu/passport/judge-dish";
import type { AddOns } from "../../menu/passport/judge-part";
import type { Passport } from "../../menu/passport/passport.schema";
import type { Cents } from "../../money/money";
import type { Instant } from "../../time/berlin-time";
import type { CartItem } from "../cart.schema";
import { makeCartItem } from "../cart-item";
import { cartItemCents } from "../cart-total";

/** What decides which dishes can be planned. */
export interface PartyKitchen {
  readonly menu: Menu;
  /** The restaurant's legend. */
  readonly addOns: AddOns;
  readonly availability: Availability;
  readonly now: Instant;
}

/** A dish with the cheapest options that its required groups allow. */
export interface PartyDish {
  readonly item: MenuItem;
  readonly choices: Choices;
  /** One portion for the cart. */
  readonly portion: CartItem;
  /** Price of one portion, without its deposit. */
  readonly unit_cents: Cents;
}

/**
 * A dish as a person with this passport can order it now: with the cheapest required options that are
 * not sold out and fit; the first of equal ones.
 * @param passport null for a person who eats everything
 * @returns null if it is sold out, has an age limit, or is not known to fit
 */
export function dishFor(
  item: MenuItem,
  passport: Passport | null,
  { addOns, availability, now }: PartyKitchen,
): PartyDish | null {
  if (item.min_age !== undefined || isSoldOut(item, availability, now)) return null;
  const choices: Record<string, string | string[]> = {};
  for (const [id, group] of sortedOptionGroups(item)) {
    const needed = minOptions(group);
    if (needed === 0) continue;
    const [first, ...others] = cheapest(group)
      .filter(({ value }) => {
        const option = { item: item.id, group: id, option: value };
        return optionSoldOutUntil(option, availability, now) === null;
      })
      .filter((option) => {
        if (!passport) return true;
        const { conflicts, gaps } = judgeOption(option, group, passport, addOns);
        return conflicts.length + gaps.length === 0;
      })
      .map(({ value }) => value);
    if (first === undefined) return null;
    choices[id] = group.type === "radio" ? first : [first, ...others].slice(0, needed);
  }
  if (!checkChoices(item, choices).ok) return null;
  const verdict = passport && judgeChoices(item, choices, passport, addOns);
  if (verdict && verdict.fit !== "safe") return null;
  const portion = makeCartItem(item, choices);
  return { item, choices, portion, unit_cents: cartItemCents(portion) };
}

function cheapest({ costs, options }: MenuOptionGroup): MenuOptionGroup["options"] {
  return costs ? options.toSorted((one, other) => one.preis - other.preis) : options;
}

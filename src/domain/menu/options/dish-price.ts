import { type Cents, centsFromEuros } from "../../money/money";
import type { MenuItem } from "../menu.schema";
import { minOptions } from "./min-options";

/** The lowest price of a dish. */
export interface DishPrice {
  readonly cents: Cents;
  /** Whether a required choice can cost more ("ab 11,00 €"). */
  readonly isMinimum: boolean;
}

/** Base price plus the cheapest options of every required group. */
export function dishPrice({ preis, settings }: Pick<MenuItem, "preis" | "settings">): DishPrice {
  let cents = centsFromEuros(preis);
  let isMinimum = false;
  for (const group of Object.values(settings)) {
    const count = minOptions(group);
    if (!group.costs || count === 0) continue;
    const prices = group.options.map((option) => centsFromEuros(option.preis));
    prices.sort((one, other) => one - other);
    for (const price of prices.slice(0, count)) cents += price;
    isMinimum ||= prices[0] !== prices.at(-1);
  }
  return { cents, isMinimum };
}

/** Whether the guest must choose an option before the dish can be ordered. */
export function needsChoice({ settings }: Pick<MenuItem, "settings">): boolean {
  return Object.values(settings).some((group) => minOptions(group) > 0);
}

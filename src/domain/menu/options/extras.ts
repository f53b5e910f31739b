import { type Cents, centsFromEuros } from "../../money/money";
import type { MenuOption, MenuOptionGroup } from "../menu.schema";
import type { Choices } from "./choices.schema";

/** The part of an option group that its extras need. */
type PricedOptionGroup = Pick<MenuOptionGroup, "type" | "costs"> & {
  readonly options: readonly Pick<MenuOption, "value" | "preis">[];
};

/**
 * Extras for the given choices. Only option groups with `costs` count: a checkbox adds the price of
 * every chosen option, a radio that of the chosen one, an unknown option adds nothing.
 */
export function extrasCents(
  settings: Readonly<Record<string, PricedOptionGroup>>,
  choices: Choices,
): Cents {
  let sum = 0;
  for (const [id, { type, costs, options }] of Object.entries(settings)) {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    if (!costs || chosen === undefined) continue;
    const selected =
      type === "radio"
        ? options.filter(({ value }) => value === chosen).slice(0, 1)
        : options.filter(({ value }) => isAmong(value, chosen));
    for (const { preis } of selected) sum += centsFromEuros(preis);
  }
  return sum;
}

function isAmong(value: string, chosen: string | readonly string[]): boolean {
  return typeof chosen === "string" ? chosen === value : chosen.includes(value);
}

import type { CartItem, Choices } from "../../cart/cart.schema";
import { type Cents, centsFromEuros } from "../../money/money";

/**
 * Extras for the given choices. Only option groups with `costs` count: a checkbox adds the price of
 * every chosen option, a radio that of the chosen one, an unknown option adds nothing.
 */
export function extrasCents(settings: CartItem["settings"], choices: Choices): Cents {
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

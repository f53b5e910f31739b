import type { CartItem, Choices } from "../../cart/cart.schema";
import { type Cents, centsFromEuros } from "../../shared/money";

/**
 * What the choices add to a base price (spec section 9): only settings flagged as costing count;
 * a checkbox adds every selected option, a radio the chosen one, unknown options add zero.
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

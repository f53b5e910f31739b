import type { Choices } from "../../cart/cart.schema";
import type { MenuItem } from "../menu.schema";

/**
 * What is left of earlier choices on a dish as the menu has it now: settings and options that
 * have gone are dropped. Whether enough is left decides `checkChoices`.
 */
export function validChoices(item: Pick<MenuItem, "settings">, choices: Choices): Choices {
  const kept = Object.entries(item.settings).flatMap(([id, { type, options }]) => {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    const values = options
      .map(({ value }) => value)
      .filter((value) => (typeof chosen === "string" ? chosen === value : chosen?.includes(value)));
    const [first] = values;
    if (first === undefined) return [];
    return [[id, type === "radio" ? first : values] as const];
  });
  return Object.fromEntries(kept);
}

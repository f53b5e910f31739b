import type { MenuItem } from "../menu.schema";
import type { Choices } from "./choices.schema";

/**
 * Drops choices whose option group or option is no longer on the menu. The rest may be
 * incomplete: check it with `checkChoices`.
 */
export function validChoices(item: Pick<MenuItem, "settings">, choices: Choices): Choices {
  const valid = Object.entries(item.settings).flatMap(([id, { type, options }]) => {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    const values = options
      .map(({ value }) => value)
      .filter((value) => (typeof chosen === "string" ? chosen === value : chosen?.includes(value)));
    const [first] = values;
    if (first === undefined) return [];
    return [[id, type === "radio" ? first : values] as const];
  });
  return Object.fromEntries(valid);
}

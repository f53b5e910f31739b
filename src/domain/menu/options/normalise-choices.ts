import type { Choices } from "./choices.schema";

/** Removes empty choices and sorts the values of each list, so that equal choices compare equal. */
export function normaliseChoices(choices: Choices): Choices {
  const chosen = Object.entries(choices)
    .filter(([, value]) => value.length > 0)
    .map(([group, value]) => [group, Array.isArray(value) ? value.toSorted() : value]);
  return Object.fromEntries(chosen);
}

import { err, ok, type Result } from "../../result/result";
import type { MenuItem, MenuOptionGroup } from "../menu.schema";
import type { Choices } from "./choices.schema";
import { minOptions } from "./min-options";
import { sortedOptionGroups } from "./sorted-option-groups";

/** Reason to refuse the choices for an option group. */
export type ChoiceRefusalReason =
  | "UNKNOWN_GROUP"
  | "UNKNOWN_OPTION"
  | "DUPLICATE_OPTION"
  | "WRONG_SHAPE"
  | "REQUIRED"
  | "TOO_FEW"
  | "TOO_MANY";

export interface ChoiceRefusal {
  /** Id of the first option group that is refused. */
  readonly group: string;
  readonly reason: ChoiceRefusalReason;
}

/**
 * Checks the choices for a dish: known option groups and options, no duplicates, a string for a radio
 * and a list for a checkbox, required groups chosen, `min` and `max` of a checkbox met. A `min` above
 * zero makes a checkbox required; an empty list counts as no choice.
 */
export function checkChoices(
  item: Pick<MenuItem, "settings">,
  choices: Choices,
): Result<void, ChoiceRefusal> {
  // Own properties only: every object inherits a "constructor".
  for (const group of Object.keys(choices)) {
    if (!Object.hasOwn(item.settings, group)) return err({ group, reason: "UNKNOWN_GROUP" });
  }
  for (const [id, optionGroup] of sortedOptionGroups(item)) {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    const reason = refusalReason(optionGroup, chosen);
    if (reason) return err({ group: id, reason });
  }
  return ok(undefined);
}

function refusalReason(
  group: MenuOptionGroup,
  chosen: string | readonly string[] | undefined,
): ChoiceRefusalReason | null {
  const isCheckbox = group.type === "checkbox";
  if (chosen === undefined || (isCheckbox && typeof chosen !== "string" && chosen.length === 0)) {
    return minOptions(group) > 0 ? "REQUIRED" : null;
  }
  if (typeof chosen === "string") {
    if (isCheckbox) return "WRONG_SHAPE";
    return isOption(group, chosen) ? null : "UNKNOWN_OPTION";
  }
  if (!isCheckbox) return "WRONG_SHAPE";
  if (!chosen.every((value) => isOption(group, value))) return "UNKNOWN_OPTION";
  if (new Set(chosen).size < chosen.length) return "DUPLICATE_OPTION";
  if (chosen.length < (group.min ?? 0)) return "TOO_FEW";
  return chosen.length > (group.max ?? Infinity) ? "TOO_MANY" : null;
}

function isOption(group: MenuOptionGroup, value: string): boolean {
  return group.options.some((option) => option.value === value);
}

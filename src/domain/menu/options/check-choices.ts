import type { Choices } from "../../cart/cart.schema";
import { err, ok, type Result } from "../../shared/result";
import type { MenuItem, MenuOptionGroup } from "../menu.schema";
import { sortedOptionGroups } from "./sorted-option-groups";

/** Why the choices of one setting cannot be served. */
export type ChoiceRefusalReason =
  | "UNKNOWN_SETTING"
  | "UNKNOWN_OPTION"
  | "DUPLICATE_OPTION"
  | "WRONG_SHAPE"
  | "REQUIRED"
  | "TOO_FEW"
  | "TOO_MANY";

/** The first setting at fault. */
export interface ChoiceRefusal {
  readonly setting: string;
  readonly problem: ChoiceRefusalReason;
}

/**
 * Whether a dish can be made as chosen: only settings and options of the dish, none twice, one
 * text for a radio and a list for a checkbox, required settings answered, `min` and `max` of a
 * checkbox kept. A `min` above zero makes its checkbox required; an empty list is no choice.
 */
export function checkChoices(
  item: Pick<MenuItem, "settings">,
  choices: Choices,
): Result<void, ChoiceRefusal> {
  // Own properties only: "constructor" names something on every object.
  for (const setting of Object.keys(choices)) {
    if (!Object.hasOwn(item.settings, setting)) return err({ setting, problem: "UNKNOWN_SETTING" });
  }
  for (const [id, setting] of sortedOptionGroups(item)) {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
    const problem = problemOf(setting, chosen);
    if (problem) return err({ setting: id, problem });
  }
  return ok(undefined);
}

function problemOf(
  setting: MenuOptionGroup,
  chosen: string | readonly string[] | undefined,
): ChoiceRefusalReason | null {
  const isCheckbox = setting.type === "checkbox";
  if (chosen === undefined || (isCheckbox && typeof chosen !== "string" && chosen.length === 0)) {
    return setting.required || (isCheckbox && setting.min) ? "REQUIRED" : null;
  }
  if (typeof chosen === "string") {
    if (isCheckbox) return "WRONG_SHAPE";
    return isOption(setting, chosen) ? null : "UNKNOWN_OPTION";
  }
  if (!isCheckbox) return "WRONG_SHAPE";
  if (!chosen.every((value) => isOption(setting, value))) return "UNKNOWN_OPTION";
  if (new Set(chosen).size < chosen.length) return "DUPLICATE_OPTION";
  if (chosen.length < (setting.min ?? 0)) return "TOO_FEW";
  return chosen.length > (setting.max ?? Infinity) ? "TOO_MANY" : null;
}

function isOption(setting: MenuOptionGroup, value: string): boolean {
  return setting.options.some((option) => option.value === value);
}

import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { minOptions } from "@/domain/menu/options/min-options";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";

/** The values chosen in one option group, as a list for radio and checkbox alike. */
export function chosenValues(choices: Choices, group: string): readonly string[] {
  const chosen = Object.hasOwn(choices, group) ? choices[group] : undefined;
  if (chosen === undefined) return [];
  return typeof chosen === "string" ? [chosen] : chosen;
}

/** The choices after one option was selected or cleared. Groups without a value are left out. */
export function setOption(
  choices: Choices,
  group: string,
  option: { type: MenuOptionGroup["type"]; value: string; chosen: boolean },
): Choices {
  const { [group]: _previous, ...others } = choices;
  if (option.type === "radio") {
    return option.chosen ? { ...others, [group]: option.value } : others;
  }
  const rest = chosenValues(choices, group).filter((value) => value !== option.value);
  const values = option.chosen ? [...rest, option.value] : rest;
  return values.length > 0 ? { ...others, [group]: values } : others;
}

/** Explains how many options of a group to choose. */
export function choiceHint(group: MenuOptionGroup, language: Language): string {
  const texts = menuTexts[language];
  const { type, max, options } = group;
  if (type === "radio") return group.required ? texts.chooseOne : texts.optional;
  const least = minOptions(group);
  const most = max !== undefined && max < options.length ? max : undefined;
  if (least > 0 && most !== undefined) return texts.chooseBetween(least, most);
  if (least > 0) return texts.chooseAtLeast(least);
  return most === undefined ? texts.optional : texts.chooseAtMost(most);
}

import type { Choices } from "@/domain/cart/cart.schema";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/shared/language";
import { menuTexts } from "@/i18n/menu-texts";
import { minOptions } from "./min-options";

/** The values chosen in one option group, as a list for radio and checkbox alike. */
export function chosenValues(choices: Choices, setting: string): readonly string[] {
  const chosen = Object.hasOwn(choices, setting) ? choices[setting] : undefined;
  if (chosen === undefined) return [];
  return typeof chosen === "string" ? [chosen] : chosen;
}

/** The choices after one option was selected or cleared. Groups without a value are left out. */
export function setOption(
  choices: Choices,
  setting: string,
  option: { type: MenuOptionGroup["type"]; value: string; chosen: boolean },
): Choices {
  const { [setting]: _previous, ...others } = choices;
  if (option.type === "radio") {
    return option.chosen ? { ...others, [setting]: option.value } : others;
  }
  const rest = chosenValues(choices, setting).filter((value) => value !== option.value);
  const values = option.chosen ? [...rest, option.value] : rest;
  return values.length > 0 ? { ...others, [setting]: values } : others;
}

/** Explains how many options of a group to choose. */
export function choiceHint(setting: MenuOptionGroup, language: Language): string {
  const texts = menuTexts[language];
  const { type, max, options } = setting;
  if (type === "radio") return setting.required ? texts.chooseOne : texts.optional;
  const least = minOptions(setting);
  const most = max !== undefined && max < options.length ? max : undefined;
  if (least > 0 && most !== undefined) return texts.chooseBetween(least, most);
  if (least > 0) return texts.chooseAtLeast(least);
  return most === undefined ? texts.optional : texts.chooseAtMost(most);
}

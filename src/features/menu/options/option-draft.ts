import type { Choices } from "@/domain/cart/cart.schema";
import type { MenuSetting } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/shared/language";
import { menuTexts } from "@/i18n/menu-texts";

/** Values chosen in one setting, as a list for radio and checkbox alike. */
export function chosenIn(choices: Choices, setting: string): readonly string[] {
  const chosen = Object.hasOwn(choices, setting) ? choices[setting] : undefined;
  if (chosen === undefined) return [];
  return typeof chosen === "string" ? [chosen] : chosen;
}

/** The choices after one option was ticked or unticked; an empty setting is left out. */
export function withOption(
  choices: Choices,
  setting: string,
  option: { type: MenuSetting["type"]; value: string; chosen: boolean },
): Choices {
  const { [setting]: _former, ...others } = choices;
  if (option.type === "radio") {
    return option.chosen ? { ...others, [setting]: option.value } : others;
  }
  const rest = chosenIn(choices, setting).filter((value) => value !== option.value);
  const values = option.chosen ? [...rest, option.value] : rest;
  return values.length > 0 ? { ...others, [setting]: values } : others;
}

/** Says in words how many options a setting takes. */
export function choiceHint(setting: MenuSetting, language: Language): string {
  const texts = menuTexts[language];
  const { type, min = 0, max, options } = setting;
  if (type === "radio") return setting.required ? texts.chooseOne : texts.optional;
  const least = Math.max(min, setting.required ? 1 : 0);
  const most = max !== undefined && max < options.length ? max : undefined;
  if (least > 0 && most !== undefined) return texts.chooseBetween(least, most);
  if (least > 0) return texts.chooseAtLeast(least);
  return most === undefined ? texts.optional : texts.chooseAtMost(most);
}

/** Whether a setting must be answered. */
export function isRequired({ type, required, min = 0 }: MenuSetting): boolean {
  return required === true || (type === "checkbox" && min > 0);
}

import type { MenuItem } from "../menu/menu.schema";
import type { Choices } from "../menu/options/choices.schema";
import type { LocalizedText } from "../text/localized-text";
import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";

type SoldOutOptions = Pick<Availability, "sold_out_options">;

/** One option of a dish on the menu, by ids. */
export interface OptionOfDish {
  readonly item: string;
  readonly group: string;
  readonly option: string;
}

/** Key of an option in `sold_out_options`. */
export function optionPath({ item, group, option }: OptionOfDish): string {
  return `${item}/${group}/${option}`;
}

/** When a sold-out option can be chosen again; null if it can be chosen now. */
export function optionSoldOutUntil(
  option: OptionOfDish,
  { sold_out_options = {} }: SoldOutOptions,
  now: Instant,
): Instant | null {
  const path = optionPath(option);
  const until = Object.hasOwn(sold_out_options, path) ? sold_out_options[path] : undefined;
  return until !== undefined && until > now ? until : null;
}

/** The first chosen option of a dish that is sold out, or null. */
export function soldOutChoice(
  item: string,
  choices: Choices,
  availability: SoldOutOptions,
  now: Instant,
): OptionOfDish | null {
  const chosen = Object.entries(choices).flatMap(([group, value]) =>
    [value].flat().map((option) => ({ item, group, option })),
  );
  return chosen.find((each) => optionSoldOutUntil(each, availability, now) !== null) ?? null;
}

/** Label of the first chosen option of a dish that is sold out, or null. */
export function soldOutLabel(
  { id, settings }: Pick<MenuItem, "id" | "settings">,
  choices: Choices,
  availability: SoldOutOptions,
  now: Instant,
): LocalizedText | null {
  const choice = soldOutChoice(id, choices, availability, now);
  if (!choice || !Object.hasOwn(settings, choice.group)) return null;
  const { options = [] } = settings[choice.group] ?? {};
  return options.find(({ value }) => value === choice.option)?.label ?? null;
}

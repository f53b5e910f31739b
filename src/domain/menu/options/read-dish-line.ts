import type { MenuItem } from "../menu.schema";
import { findByNumber } from "../search/find-by-number";
import type { DishIndex } from "../search/search-dishes";
import type { Choices } from "./choices.schema";
import { minOptions } from "./min-options";
import { sortedOptionGroups } from "./sorted-option-groups";

/** `12`, `3x12`, `80.2`, `2x80.2.1`: quantity, number, and an option for each group. */
const ENTRY = /^((?:\d{1,2}[x×*])?[a-z]{0,3}\d+[a-z]{0,2})((?:\.[1-9])*)$/i;

/** One dish of a typed line. */
export interface DishLineEntry {
  readonly item: MenuItem;
  readonly qty: number;
  readonly choices: Choices;
  /** As it was typed. */
  readonly text: string;
}

/**
 * Reads several dishes typed in one line, `12 3x12 80.2`, or one with options. The digits behind the
 * points choose, in display order, one option of each group that needs one, then of the others.
 * @returns null unless every part names a dish by its exact number and options that exist
 */
export function readDishLine(index: DishIndex, typed: string): DishLineEntry[] | null {
  const parts = typed.trim().split(/\s+/);
  const [first = ""] = parts;
  if (parts.length === 1 && !first.includes(".")) return null;
  const entries = parts.map((text) => readEntry(index, text));
  return entries.every((entry) => entry !== null) ? entries : null;
}

function readEntry(index: DishIndex, text: string): DishLineEntry | null {
  const [, dish, digits = ""] = ENTRY.exec(text) ?? [];
  if (dish === undefined) return null;
  const { best: item, qty } = findByNumber(index, dish);
  const choices = item && choicesOf(item, digits.split(".").slice(1).map(Number));
  return choices && { item, qty, choices, text };
}

function choicesOf(item: MenuItem, positions: readonly number[]): Choices | null {
  const groups = sortedOptionGroups(item);
  const needed = groups.filter(([, group]) => minOptions(group) > 0);
  const order = [...needed, ...groups.filter((each) => !needed.includes(each))];
  const chosen = positions.map((position, place) => {
    const [id, group] = order[place] ?? [];
    const option = group?.options[position - 1]?.value;
    if (id === undefined || option === undefined) return null;
    return [id, group?.type === "radio" ? option : [option]] as const;
  });
  return chosen.every((each) => each !== null) ? Object.fromEntries(chosen) : null;
}

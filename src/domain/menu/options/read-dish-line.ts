import { err, ok, type Result } from "../../result/result";
import type { MenuItem } from "../menu.schema";
import { findByNumber } from "../search/find-by-number";
import type { DishIndex } from "../search/search-dishes";
import type { Choices } from "./choices.schema";
import { minOptions } from "./min-options";
import { sortedOptionGroups } from "./sorted-option-groups";

/** `12`, `3x12`, `80.2`, `2x80.2.1`: quantity, number, and an option for each group. */
const ENTRY = /^(?:(\d{1,4})[x×*])?([a-z]{0,3}\d{1,6}[a-z]{0,2})((?:\.\d{0,2}){0,20})$/i;
const MAX_ENTRIES = 50;

/** One dish of a typed line. */
export interface DishLineEntry {
  readonly item: MenuItem;
  readonly qty: number;
  readonly choices: Choices;
  /** As it was typed. */
  readonly text: string;
}

/** The first part of a line that cannot be read, with its place in the typed text. */
export interface DishLineFault {
  readonly kind: "UNREADABLE" | "NO_DISH" | "NO_OPTION" | "QUANTITY" | "TOO_MANY";
  readonly text: string;
  readonly start: number;
}

/**
 * Reads several dishes typed in one line, `12 3x12 80.2`, or one with a quantity or options. The
 * numbers behind the points choose, in display order, one option of each group that needs one, then of
 * the others. Takes time in proportion to the length of the text.
 * @param maxQty largest quantity of one entry
 * @returns null if the text does not begin like a line: it may be a name
 */
export function readDishLine(
  index: DishIndex,
  typed: string,
  maxQty: number,
): Result<DishLineEntry[], DishLineFault> | null {
  const parts = [...typed.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
  const [first] = parts;
  if (!first || !ENTRY.test(first.text)) return null;
  if (parts.length === 1 && !/[.x×*]/i.test(first.text)) return null;
  const entries: DishLineEntry[] = [];
  for (const part of parts) {
    if (entries.length === MAX_ENTRIES) return err({ kind: "TOO_MANY", ...part });
    const entry = readEntry(index, part.text, maxQty);
    if (!entry.ok) return err({ kind: entry.error, ...part });
    entries.push(entry.value);
  }
  return ok(entries);
}

function readEntry(
  index: DishIndex,
  text: string,
  maxQty: number,
): Result<DishLineEntry, DishLineFault["kind"]> {
  const [, times = "1", number, points = ""] = ENTRY.exec(text) ?? [];
  if (number === undefined) return err("UNREADABLE");
  const item = findByNumber(index, number).best;
  if (!item) return err("NO_DISH");
  const qty = Number(times);
  if (qty < 1 || qty > maxQty) return err("QUANTITY");
  const choices = choicesOf(item, points.split(".").slice(1).map(Number));
  return choices ? ok({ item, qty, choices, text }) : err("NO_OPTION");
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

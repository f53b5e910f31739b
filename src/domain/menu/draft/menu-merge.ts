import { isSameData } from "../../stored-data/is-same-data";
import type { LocalizedText } from "../../text/localized-text";
import type { Menu } from "../menu.schema";

/** An entry that both sides changed differently; `mine` wins. */
export interface MergeConflict {
  readonly list: "categories" | "items";
  readonly name: LocalizedText;
}

export interface MergedMenu {
  /** Based on the revision of `theirs`. */
  readonly menu: Menu;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two menus that were both edited from `base`, field by field. A field changed on one side is
 * taken from that side; a field changed on both sides is taken from `mine`. An entry removed on one
 * side and changed on the other is kept.
 */
export function mergeMenus(base: Menu, mine: Menu, theirs: Menu): MergedMenu {
  const categories = mergeList(base.categories, mine.categories, theirs.categories);
  const items = mergeList(base.items, mine.items, theirs.items);
  const known = new Set(categories.list.map(({ id }) => id));
  // A category removed on one side is restored if the other side added dishes to it.
  const needed = [...mine.categories, ...theirs.categories].filter(
    ({ id }, index, all) =>
      !known.has(id) &&
      all.findIndex((each) => each.id === id) === index &&
      items.list.some((item) => item.category === id),
  );
  return {
    menu: { rev: theirs.rev, categories: [...categories.list, ...needed], items: items.list },
    conflicts: [
      ...categories.conflicts.map((name) => ({ list: "categories" as const, name })),
      ...items.conflicts.map((name) => ({ list: "items" as const, name })),
    ],
  };
}

interface Entry {
  readonly id: string;
  readonly name: LocalizedText;
}

function mergeList<T extends Entry>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { list: T[]; conflicts: LocalizedText[] } {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (list) => new Map(list.map((entry) => [entry.id, entry])),
  ) as [Map<string, T>, Map<string, T>, Map<string, T>];
  const conflicts: LocalizedText[] = [];
  const list = mergedOrder(base, mine, theirs).flatMap((id) => {
    const [before, own, other] = [inBase.get(id), inMine.get(id), inTheirs.get(id)];
    if (own && other) {
      const { value, isConflict } = mergeObjects(before ?? {}, own, other);
      if (isConflict) conflicts.push(own.name);
      return [value];
    }
    const left = own ?? other;
    if (!left || !before) return left ? [left] : [];
    // Removed on one side: dropped unless the other side changed it.
    if (isSameData(left, before)) return [];
    conflicts.push(left.name);
    return [left];
  });
  return { list, conflicts };
}

/** The order of `mine` if it was changed, else of `theirs`; missing entries follow their predecessor. */
function mergedOrder(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): string[] {
  const [was, own, other] = [base, mine, theirs].map((list) => list.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ];
  const isMoved = !isSameData(
    was.filter((id) => own.includes(id)),
    own.filter((id) => was.includes(id)),
  );
  const [order, added] = isMoved ? [[...own], other] : [[...other], own];
  added.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = added.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

function mergeObjects<T extends object>(
  base: object,
  mine: T,
  theirs: T,
): { value: T; isConflict: boolean } {
  let isConflict = false;
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...keys].flatMap((key) => {
    const [before, own, other] = [base, mine, theirs].map((record) => Reflect.get(record, key));
    if (isObject(own) && isObject(other)) {
      const part = mergeObjects(isObject(before) ? before : {}, own, other);
      isConflict ||= part.isConflict;
      return [[key, part.value]];
    }
    isConflict ||=
      !isSameData(own, other) && !isSameData(own, before) && !isSameData(other, before);
    const value = isSameData(own, before) ? other : own;
    return value === undefined ? [] : [[key, value]];
  });
  // Every field comes from one of two objects of this type.
  return { value: Object.fromEntries(merged) as T, isConflict };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

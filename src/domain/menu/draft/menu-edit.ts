import type { LocalizedText } from "../../text/localized-text";
import type { Menu, MenuCategory, MenuItem } from "../menu.schema";
import { newMenuId } from "./menu-ids";

/** Moves one entry of a list; positions are limited to the list. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)];
}

/** Inserts one entry into a list; `index` may be beyond its end. */
export function insertEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  return [...list.slice(0, index), entry, ...list.slice(index)];
}

export function changeItem(menu: Menu, id: string, change: (item: MenuItem) => MenuItem): Menu {
  return { ...menu, items: menu.items.map((each) => (each.id === id ? change(each) : each)) };
}

/** Gives the option groups of a dish the order of `ids`, which must name all of them. */
export function orderOptionGroups(
  settings: MenuItem["settings"],
  ids: readonly string[],
): MenuItem["settings"] {
  return Object.fromEntries(
    ids.flatMap((id, order) => {
      const group = settings[id];
      return group ? [[id, { ...group, order }]] : [];
    }),
  );
}

export function removeItem(menu: Menu, id: string): Menu {
  return { ...menu, items: menu.items.filter((item) => item.id !== id) };
}

/** Makes a dish without price (`NaN`) and with an empty English name, which means the German one. */
export function newItem(menu: Menu, category: string, german: string): MenuItem {
  const id = newMenuId(german, idsOf(menu.items), "gericht");
  return { id, category, name: inGerman(german), preis: Number.NaN, settings: {}, vat: 7 };
}

/** Copies a dish under a new id and the given name. */
export function copyItem(menu: Menu, original: MenuItem, name: LocalizedText): MenuItem {
  return { ...original, id: newMenuId(name.de, idsOf(menu.items), "gericht"), name };
}

/** Inserts a dish after another one, or at the end. */
export function insertItem(menu: Menu, item: MenuItem, after?: string): Menu {
  const at = menu.items.findIndex(({ id }) => id === after);
  const place = at === -1 ? menu.items.length : at + 1;
  return { ...menu, items: insertEntry(menu.items, place, item) };
}

/**
 * Puts a removed dish back; does nothing if an undo has already done so.
 * @param index its place in the list of all dishes
 */
export function restoreItem(menu: Menu, item: MenuItem, index: number): Menu {
  if (menu.items.some(({ id }) => id === item.id)) return menu;
  return { ...menu, items: insertEntry(menu.items, index, item) };
}

/**
 * Moves a dish within its category or into another one.
 * @param to position among the dishes of the category, not counting the moved dish
 */
export function placeItem(menu: Menu, id: string, category: string, to: number): Menu {
  const item = menu.items.find((each) => each.id === id);
  if (!item) return menu;
  const others = menu.items.filter((each) => each !== item);
  const at = indexIn(others, category, to);
  const placed = item.category === category ? item : { ...item, category };
  return { ...menu, items: [...others.slice(0, at), placed, ...others.slice(at)] };
}

/** Index of a position within a category; at the end if the category has no dishes. */
function indexIn(items: readonly MenuItem[], category: string, position: number): number {
  const inCategory = items.filter((each) => each.category === category);
  const next = inCategory[Math.max(0, position)];
  if (next) return items.indexOf(next);
  const last = inCategory.at(-1);
  return last ? items.indexOf(last) + 1 : items.length;
}

export function changeCategory(
  menu: Menu,
  id: string,
  change: (category: MenuCategory) => MenuCategory,
): Menu {
  const categories = menu.categories.map((each) => (each.id === id ? change(each) : each));
  return { ...menu, categories };
}

/** Removes a category and its dishes. */
export function removeCategory(menu: Menu, id: string): Menu {
  return {
    ...menu,
    categories: menu.categories.filter((category) => category.id !== id),
    items: menu.items.filter(({ category }) => category !== id),
  };
}

/**
 * Puts a removed category and its dishes back; does nothing if an undo has already done so.
 * @param before the menu that had both
 */
export function restoreCategory(menu: Menu, before: Menu, id: string): Menu {
  const index = before.categories.findIndex((category) => category.id === id);
  const category = before.categories[index];
  if (!category || menu.categories.some((each) => each.id === id)) return menu;
  const restored = { ...menu, categories: insertEntry(menu.categories, index, category) };
  return before.items.reduce(
    (next, item, place) => (item.category === id ? restoreItem(next, item, place) : next),
    restored,
  );
}

/** Makes a category with an empty English name. */
export function newCategory(menu: Menu, german: string): MenuCategory {
  return { id: newMenuId(german, idsOf(menu.categories), "kategorie"), name: inGerman(german) };
}

export function placeCategory(menu: Menu, id: string, to: number): Menu {
  const from = menu.categories.findIndex((category) => category.id === id);
  return from === -1 ? menu : { ...menu, categories: moveEntry(menu.categories, from, to) };
}

function idsOf(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

function inGerman(de: string): LocalizedText {
  return { de, en: "" };
}

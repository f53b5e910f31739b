import type { Photo } from "../../photo/photo.schema";
import type { LocalizedText } from "../../text/localized-text";
import type { Menu, MenuCategory, MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";

/**
 * Prepares an edited menu for saving: trims texts and drops empty descriptions, empty lists, and
 * undefined fields, which callables would send as null.
 */
export function normaliseMenu(menu: Menu): Menu {
  return {
    rev: menu.rev,
    categories: menu.categories.map(normaliseCategory),
    items: menu.items.map(normaliseItem),
  };
}

export function normaliseCategory(category: MenuCategory): MenuCategory {
  const { id, name, description, photo, ...facts } = category;
  return {
    id,
    name: trimmed(name),
    ...normaliseDescription(description),
    ...defined(facts),
    ...normalisePhoto(photo),
  };
}

export function normaliseItem(item: MenuItem): MenuItem {
  const { id, category, number, name, description, preis, settings, diet, photo, ...facts } = item;
  return {
    id,
    category,
    ...(number?.trim() && { number: number.trim() }),
    name: trimmed(name),
    ...normaliseDescription(description),
    preis,
    settings: Object.fromEntries(
      Object.entries(settings).map(([key, setting]) => [key, normaliseGroup(setting)]),
    ),
    ...(diet && diet.length > 0 && { diet }),
    ...defined(facts),
    ...normalisePhoto(photo),
  };
}

function normalisePhoto(photo: Photo | undefined): { photo?: Photo } {
  return photo ? { photo: { ...photo, alt: trimmed(photo.alt) } } : {};
}

function normaliseGroup({ label, options, ...facts }: MenuOptionGroup): MenuOptionGroup {
  return { ...defined(facts), label: trimmed(label), options: options.map(normaliseOption) };
}

function normaliseOption({ label, ...facts }: MenuOption): MenuOption {
  return { ...defined(facts), label: trimmed(label) };
}

function normaliseDescription(text: LocalizedText | undefined): { description?: LocalizedText } {
  const description = text && trimmed(text);
  return description && (description.de || description.en) ? { description } : {};
}

function trimmed({ de, en }: LocalizedText): LocalizedText {
  return { de: de.trim(), en: en.trim() };
}

function defined<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, value]) => value !== undefined);
  // Fields that can be undefined are optional in these types.
  return Object.fromEntries(entries) as T;
}

import type { Photo } from "../../photo/photo.schema";
import type { LocalizedText } from "../../text/localized-text";
import type { Menu, MenuCategory, MenuItem, MenuOption, MenuOptionGroup } from "../menu.schema";

/**
 * Prepares an edited menu for saving: trims texts, takes the German text where the English one is
 * empty, and drops empty descriptions, empty lists, and undefined fields, which callables would send
 * as null.
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
    name: finished(name),
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
    name: finished(name),
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
  return photo ? { photo: { ...photo, alt: finished(photo.alt) } } : {};
}

function normaliseGroup({ label, options, ...facts }: MenuOptionGroup): MenuOptionGroup {
  return { ...defined(facts), label: finished(label), options: options.map(normaliseOption) };
}

function normaliseOption({ label, ...facts }: MenuOption): MenuOption {
  return { ...defined(facts), label: finished(label) };
}

function normaliseDescription(text: LocalizedText | undefined): { description?: LocalizedText } {
  const description = text && finished(text);
  return description && (description.de || description.en) ? { description } : {};
}

function finished({ de, en }: LocalizedText): LocalizedText {
  return { de: de.trim(), en: en.trim() || de.trim() };
}

function defined<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, value]) => value !== undefined);
  // Fields that can be undefined are optional in these types.
  return Object.fromEntries(entries) as T;
}

import type { Photo } from "../../photo/photo.schema";
import type { Menu } from "../menu.schema";

/** A dish or a category. */
export interface PhotoTarget {
  readonly list: "items" | "categories";
  readonly id: string;
}

/**
 * Changes the photograph of a dish or category.
 * @param change gets the present one; undefined stands for none
 */
export function changePhoto(
  menu: Menu,
  { list, id }: PhotoTarget,
  change: (photo: Photo | undefined) => Photo | undefined,
): Menu {
  const changed = <T extends { readonly id: string; readonly photo?: Photo | undefined }>(
    entry: T,
  ) => (entry.id === id ? withPhoto(entry, change(entry.photo)) : entry);
  return list === "items"
    ? { ...menu, items: menu.items.map(changed) }
    : { ...menu, categories: menu.categories.map(changed) };
}

function withPhoto<T extends { readonly photo?: Photo | undefined }>(
  entry: T,
  photo: Photo | undefined,
) {
  const { photo: _replaced, ...rest } = entry;
  return photo ? { ...rest, photo } : rest;
}

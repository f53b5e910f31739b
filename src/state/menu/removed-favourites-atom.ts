import { atom } from "jotai/vanilla";
import { unwrap } from "jotai/vanilla/utils";
import type { LocalizedText } from "@/domain/text/localized-text";
import { bundledMenuAtom, menuAtom } from "../restaurant/restaurant-atoms";
import { favouritesAtom } from "./favourite-atoms";

/** A favourite that has left the menu. */
export interface RemovedFavourite {
  readonly id: string;
  /** From the bundled menu; null if that does not have the dish either. */
  readonly name: LocalizedText | null;
}

const shownMenuAtom = unwrap(menuAtom);
const bundledAtom = unwrap(bundledMenuAtom);

/** Favourites that have left the menu. Loads the bundled menu only if there are any. */
export const removedFavouritesAtom = atom((get): readonly RemovedFavourite[] => {
  const menu = get(shownMenuAtom);
  if (!menu) return [];
  const ids = get(favouritesAtom).filter((id) => !menu.items.some((item) => item.id === id));
  if (ids.length === 0) return [];
  const known = get(bundledAtom)?.items ?? [];
  return ids.map((id) => ({ id, name: known.find((item) => item.id === id)?.name ?? null }));
});

import { atom } from "jotai/vanilla";
import { unwrap } from "jotai/vanilla/utils";
import type { LocalizedText } from "@/domain/shared/localized-text";
import { bundledMenuAtom, menuAtom } from "../restaurant/venue-atoms";
import { favouritesAtom } from "./favourite-atoms";

/** A favourite that has left the menu. */
export interface GoneFavourite {
  readonly id: string;
  /** As the build's menu has it; null where that does not know it either. */
  readonly name: LocalizedText | null;
}

const shownMenuAtom = unwrap(menuAtom);
const buildMenuAtom = unwrap(bundledMenuAtom);

/** Favourites that the menu no longer has; the build's menu is asked only where there are any. */
export const goneFavouritesAtom = atom((get): readonly GoneFavourite[] => {
  const menu = get(shownMenuAtom);
  if (!menu) return [];
  const ids = get(favouritesAtom).filter((id) => !menu.items.some((item) => item.id === id));
  if (ids.length === 0) return [];
  const known = get(buildMenuAtom)?.items ?? [];
  return ids.map((id) => ({ id, name: known.find((item) => item.id === id)?.name ?? null }));
});

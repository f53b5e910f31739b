import { atom } from "jotai/vanilla";
import { unwrap } from "jotai/vanilla/utils";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { bundledMenuAtom, menuAtom } from "../restaurant/venue-atoms";
import { cartLinesAtom } from "./cart-atoms";

const shownMenuAtom = unwrap(menuAtom);
const buildMenuAtom = unwrap(bundledMenuAtom);

/**
 * Dishes of the build's menu, to name what has left the stored one; empty unless the cart holds
 * something that has.
 */
export const formerDishesAtom = atom((get): readonly MenuItem[] => {
  const menu = get(shownMenuAtom);
  const gone = get(cartLinesAtom).some(({ id }) => !menu?.items.some((item) => item.id === id));
  return menu && gone ? (get(buildMenuAtom)?.items ?? []) : [];
});

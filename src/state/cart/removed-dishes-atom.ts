import { atom } from "jotai/vanilla";
import { unwrap } from "jotai/vanilla/utils";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { bundledMenuAtom, menuAtom } from "../restaurant/restaurant-atoms";
import { cartLinesAtom } from "./cart-atoms";

const shownMenuAtom = unwrap(menuAtom);
const bundledAtom = unwrap(bundledMenuAtom);

/**
 * Dishes of the bundled menu, to name cart lines whose dish has left the stored menu; empty if the
 * cart has no such line.
 */
export const removedDishesAtom = atom((get): readonly MenuItem[] => {
  const menu = get(shownMenuAtom);
  const hasRemoved = get(cartLinesAtom).some(
    ({ id }) => !menu?.items.some((item) => item.id === id),
  );
  return menu && hasRemoved ? (get(bundledAtom)?.items ?? []) : [];
});

import { useState } from "react";
import type { Menu } from "@/domain/menu/menu.schema";
import { ok } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readMenuToEdit } from "@/firebase/callables/editor-callables";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { type Read, useRead } from "../use-read";

/** The stored menu and the stored restaurant, whose legend has the add-on codes. */
interface MenuToEdit {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
}

/**
 * Reads once what a menu's editor starts from; null if no menu is stored.
 * @param restaurant only the first value is used: a later one must not replace the menu that is
 * being edited
 */
export function useMenuToEdit(restaurant: Restaurant): Read<MenuToEdit | null> {
  const [configured] = useState(restaurant);
  return useRead(`menu ${configured.key}`, async () => {
    const [menu, stored] = await Promise.all([
      readMenuToEdit(configured.key),
      readRestaurantToEdit(configured),
    ]);
    return ok(menu && { menu, restaurant: stored ?? configured });
  });
}

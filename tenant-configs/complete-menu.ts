import type { Menu, MenuInput } from "@/domain/menu/menu.schema";

/**
 * A menu with the defaults that its file may omit. The schema is not applied: the tests check every
 * file with it, and doing so in the browser would take 100 ms on a slow phone.
 */
export function completeMenu(menu: MenuInput): Menu {
  return { ...menu, items: menu.items.map((item) => ({ settings: {}, ...item })) };
}

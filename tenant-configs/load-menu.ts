import type { Menu, MenuInput } from "@/domain/menu/menu.schema";

// Spelled out one by one, so that the bundler makes a lazy chunk of each.
const menuModules = new Map<string, () => Promise<{ menu: MenuInput }>>([
  ["asia-sushi", () => import("./menus/asia-sushi")],
  ["resto-example", () => import("./menus/resto-example")],
  ["le-vie", () => import("./menus/le-vie")],
  ["my-asia-wok", () => import("./menus/my-asia-wok")],
  ["pho3-augsburg", () => import("./menus/pho3-augsburg")],
  ["pho3-peiting", () => import("./menus/pho3-peiting")],
  ["pho3-schwabmuenchen", () => import("./menus/pho3-schwabmuenchen")],
  ["resto-bobingen", () => import("./menus/resto-bobingen")],
  ["yumi-sushi-wok", () => import("./menus/yumi-sushi-wok")],
]);

/**
 * The menu as it is written down, for checks that name what is wrong with it.
 * @throws Error for a key without a menu
 */
export async function loadMenuInput(key: string): Promise<MenuInput> {
  const load = menuModules.get(key);
  if (!load) throw new Error(`no bundled menu for "${key}"`);
  return (await load()).menu;
}

/**
 * The menu that ships with the product, used where the database holds none. It is checked by the
 * tests: parsing it in every browser would cost a tenth of a second on a slow telephone.
 * @throws Error for a key without a menu
 */
export async function loadBundledMenu(key: string): Promise<Menu> {
  const load = menuModules.get(key);
  if (!load) throw new Error(`no bundled menu for "${key}"`);
  const { menu } = await load();
  return { ...menu, items: menu.items.map((item) => ({ settings: {}, ...item })) };
}

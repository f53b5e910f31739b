import { join } from "node:path";
import type { Plugin } from "vite";
import { dishKind } from "@/domain/menu/dish-kind";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";
import { repoRoot } from "../lib/repo-root";

/**
 * Names the drawing of every dish in the menu that a site contains, so that a guest need not load the
 * rules for kinds (docs/rules.md#drawings).
 * @param key of the tenant; undefined without a menu
 * @param menu the menu file of the tenant
 */
export function menuDrawingsPlugin(key: string | undefined, menu: MenuInput | null): Plugin {
  const file = join(repoRoot, `tenant-configs/menus/${key}.ts`);
  return {
    name: "resto-menu-drawings",
    enforce: "pre",
    transform(code, id) {
      if (!menu || id !== file) return null;
      return {
        code: `${code.replace("export const menu", "const written")}
const drawings = ${JSON.stringify(drawingsOf(menu))};
const items = written.items.map((item, at) => ({ ...item, drawing: drawings[at] }));
export const menu = { ...written, items };`,
        map: null,
      };
    },
  };
}

function drawingsOf(menu: MenuInput) {
  const { categories, items } = completeMenu(menu);
  return items.map((item) =>
    dishKind(
      item,
      categories.find(({ id }) => id === item.category),
    ),
  );
}

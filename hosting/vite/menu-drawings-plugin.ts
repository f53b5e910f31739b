import { join } from "node:path";
import type { Plugin } from "vite";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { dishDrawings } from "../lib/dish-drawings";
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
const drawings = ${JSON.stringify(dishDrawings(menu))};
const items = written.items.map((item, at) => ({ ...item, drawing: drawings[at] }));
export const menu = { ...written, items };`,
        map: null,
      };
    },
  };
}

import { join } from "node:path";
import type { Plugin } from "vite";
import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { dishDrawings } from "../lib/dish-drawings";
import { repoRoot } from "../lib/repo-root";

/**
 * Names the drawing of every dish in the menu that a site contains, so that a guest need not load the
 * rules for kinds (docs/rules.md#drawings).
 * @param menu the menu file of the tenant
 */
export function menuDrawingsPlugin(tenant: Tenant | null, menu: MenuInput | null): Plugin {
  const file = join(repoRoot, `tenant-configs/menus/${tenant?.key}.ts`);
  return {
    name: "resto-menu-drawings",
    enforce: "pre",
    transform(code, id) {
      if (!tenant || !menu || id !== file) return null;
      return {
        code: `${code.replace("export const menu", "const written")}
const drawings = ${JSON.stringify(dishDrawings(menu, tenant))};
const items = written.items.map((item, at) => ({ ...item, drawing: drawings[at] }));
export const menu = { ...written, items };`,
        map: null,
      };
    },
  };
}

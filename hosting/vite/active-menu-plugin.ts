import { join } from "node:path";
import type { Plugin } from "vite";
import { dishDrawings } from "../lib/dish-drawings";
import { repoRoot } from "../lib/repo-root";
import type { SiteInput } from "../site/configured-site";

/** Not a path, so that no other plugin looks for a file. */
const ID = "\0resto-active-menu";

/**
 * Reduces a site from sources to its own menu, and names the drawing of every dish, so that a guest
 * need not load the rules for kinds (docs/rules.md#drawings).
 */
export function activeMenuPlugin({ tenant, menu }: SiteInput) {
  return {
    name: "resto-active-menu",
    enforce: "pre",
    resolveId: (id: string) => (id === "@/tenant-configs/active-menu" ? ID : null),
    load(id: string) {
      if (id !== ID) return null;
      if (!tenant || !menu) return "export const menu = null, texts = [];";
      const file = join(repoRoot, `tenant-configs/menus/${tenant.key}.ts`);
      return `import { menu as written } from ${JSON.stringify(file)};
const drawings = ${JSON.stringify(dishDrawings(menu, tenant))};
const items = written.items.map((item, at) => ({ ...item, drawing: drawings[at] }));
export const menu = { ...written, items };
export const texts = [];`;
    },
  } satisfies Plugin;
}

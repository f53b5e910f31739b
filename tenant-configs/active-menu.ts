import type { MenuInput } from "@/domain/menu/menu.schema";
import { loadMenuInput } from "./load-menu";

/**
 * Menu of the compiled key. A site contains the menu of its tenant alone in the place of this module
 * (`hosting/build/site-markers-plugin.ts`, `hosting/vite/active-menu-plugin.ts`).
 */
export const menu: MenuInput | null =
  __RESTO_KEY__ === null ? null : await loadMenuInput(__RESTO_KEY__);

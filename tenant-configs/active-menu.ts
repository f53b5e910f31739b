import type { MenuInput } from "@/domain/menu/menu.schema";
import { loadMenuInput } from "./load-menu";

/**
 * Menu of the compiled key. A site's build aliases this module to the menu file of its tenant
 * (`hosting/vite/active-tenant-aliases.ts`).
 */
export const menu: MenuInput | null =
  __RESTO_KEY__ === null ? null : await loadMenuInput(__RESTO_KEY__);

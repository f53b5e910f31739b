import type { MenuInput } from "@/domain/menu/menu.schema";
import type { LocalizedText } from "@/domain/text/localized-text";
import { loadMenuInput } from "./load-menu";

/**
 * Menu of the compiled key. A site contains the menu of its tenant alone in the place of this module
 * (`hosting/build/site-markers-plugin.ts`, `hosting/vite/active-menu-plugin.ts`).
 */
export const menu: MenuInput | null =
  __RESTO_KEY__ === null ? null : await loadMenuInput(__RESTO_KEY__);

/**
 * The texts of the menu that are German in both languages, in the order of the English ones in
 * `active-menu-english`. A built site has all of them here; others have complete menus.
 */
export const texts: readonly { -readonly [K in keyof LocalizedText]: LocalizedText[K] }[] = [];

import type { Menu } from "@/domain/menu/menu.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";

/** The menu that the build contains; null where the tenant has none. */
export async function loadActiveMenu(): Promise<Menu | null> {
  const { menu } = await import("@/tenant-configs/active-menu");
  return menu && completeMenu(menu);
}

/**
 * Loads the English texts of that menu, which a site leaves out for guests who read German. Until
 * then its texts are German in both languages.
 */
export async function loadEnglishMenu(): Promise<void> {
  const [{ texts }, { english }] = await Promise.all([
    import("@/tenant-configs/active-menu"),
    import("@/tenant-configs/active-menu-english"),
  ]);
  texts.forEach((text, at) => {
    text.en = english[at] ?? text.de;
  });
}

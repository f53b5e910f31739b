import type { Menu } from "@/domain/menu/menu.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";

/** The menu that the build contains; null where the tenant has none. */
export async function loadActiveMenu(): Promise<Menu | null> {
  const { menu } = await import("@/tenant-configs/active-menu");
  return menu && completeMenu(menu);
}

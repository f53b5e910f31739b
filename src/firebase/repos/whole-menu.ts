import { activeRestaurant } from "@/config/active-tenant";
import type { Menu } from "@/domain/menu/menu.schema";
import { nameDrawings } from "@/domain/menu/name-drawings";
import { parseMenu } from "@/domain/menu/stored-menu";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { cacheDocument, readCachedDocument } from "./cached-document";
import { type PublicDocument, readPublicDocument } from "./public-document";

interface WholeMenu {
  readonly menu: Menu;
  readonly updateTime: string | undefined;
}

/**
 * Takes the menu from the copy on this device if it is of the stored revision and valid, else reads
 * it whole and keeps it.
 * @param revision the stored document without its content
 * @param known returned if it is equal
 * @returns null when the menu has been deleted meanwhile
 * @throws when the backend cannot be reached or the stored menu is malformed
 */
export async function readWholeMenu(
  path: string,
  revision: PublicDocument,
  known: Menu | null,
): Promise<WholeMenu | null> {
  const cached = await readCachedDocument(path, revision);
  const cachedMenu = cached && toMenu(cached.data, known);
  if (cachedMenu?.success) return { menu: cachedMenu.data, updateTime: cached?.updateTime };
  const document = await readPublicDocument(path);
  if (!document) return null;
  // Parsing and comparing a long menu in one task would block a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  const menu = toMenu(document.data, known);
  if (!menu.success) throw menu.error;
  void cacheDocument(path, document);
  return { menu: menu.data, updateTime: document.updateTime };
}

/**
 * The menu in a stored document: `known` if it is the same, else validated. A guest's site names the
 * drawing of each dish, as the build does for the bundled menu.
 */
function toMenu(data: PublicDocument["data"], known: Menu | null) {
  const { digest: _, ...menu } = data;
  if (known && isSameData(menu, known)) return { success: true as const, data: known };
  const parsed = parseMenu(menu);
  if (!parsed.success || !activeRestaurant) return parsed;
  return { success: true as const, data: nameDrawings(parsed.data, activeRestaurant.add_ons) };
}

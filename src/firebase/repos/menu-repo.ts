import type { Menu } from "@/domain/menu/menu.schema";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { readPublicDocument } from "./public-document";

/**
 * Reads the stored menu of a restaurant.
 * @param known returned unchanged if the stored menu is equal, so that nothing is validated or
 * rendered again
 * @returns null when none is stored
 * @throws when the backend cannot be reached or the menu is malformed
 */
export async function readMenu(key: string, known: Menu | null): Promise<Menu | null> {
  const data = await readPublicDocument("menus", key);
  if (!data) return null;
  // Parsing and comparing a long menu in one task would block a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  if (known && isSameData(data, known)) return known;
  const { parseMenu } = await import("@/domain/menu/stored-menu");
  const parsed = parseMenu(data);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

import type { Menu } from "@/domain/menu/menu.schema";
import { isSameData } from "@/domain/shared/is-same-data";
import { readPublicDocument } from "./public-document";

/**
 * Reads the stored menu of one venue.
 * @param known returned as it is where the stored menu says the same, so that nothing has to be
 * checked or drawn again
 * @returns null where none is stored
 * @throws when the backend cannot be reached or the menu is malformed
 */
export async function readMenu(key: string, known: Menu | null): Promise<Menu | null> {
  const data = await readPublicDocument("menus", key);
  if (!data) return null;
  // A long menu, read and compared in one step, would keep a slow telephone from the guest.
  await new Promise((resolve) => setTimeout(resolve));
  if (known && isSameData(data, known)) return known;
  const { parseMenu } = await import("@/domain/menu/stored-menu");
  const parsed = parseMenu(data);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

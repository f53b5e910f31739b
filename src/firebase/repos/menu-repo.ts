import type { Menu } from "@/domain/menu/menu.schema";
import { type PublicDocument, readPublicDocument } from "./public-document";

/** When the documents that menus were read from were written. The bundled menu has no entry. */
const updateTimes = new WeakMap<Menu, string | undefined>();

/**
 * Reads the stored menu of a restaurant. Asks for its revision first, and reads it whole only if
 * neither `known` nor the copy on this device is current (docs/rules.md#current-menu).
 * @param known the bundled menu or an earlier result; returned unchanged if the stored menu is
 * equal, so that nothing is validated or rendered again
 * @returns null when none is stored
 * @throws when the backend cannot be reached or the menu is malformed
 */
export async function readMenu(key: string, known: Menu | null): Promise<Menu | null> {
  const path = `menus/${key}`;
  const revision = await readPublicDocument(path, ["rev", "digest"]);
  if (!revision) return null;
  if (known && isCurrent(known, revision)) return known;
  const { readWholeMenu } = await import("./whole-menu");
  const read = await readWholeMenu(path, revision, known);
  if (!read) return null;
  updateTimes.set(read.menu, read.updateTime);
  return read.menu;
}

/**
 * Whether a menu equals the stored one. The bundled menu does if it has the digest of the stored one
 * and the stored one has not been written since its creation.
 */
function isCurrent(menu: Menu, { data, createTime, updateTime }: PublicDocument): boolean {
  if (!updateTime) return false;
  if (updateTimes.has(menu)) return updateTimes.get(menu) === updateTime;
  return createTime === updateTime && data.digest === __MENU_DIGEST__;
}

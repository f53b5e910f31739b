import { exportDocuments } from "../personal-data/export-store";
import { withoutManager } from "../personal-data/related-store";
import { blockId } from "./block-id";
import type { GuestAt } from "./guest-at";

/** A guest's block as exported. */
export async function exportBlocks({ resto_key, contactKey }: GuestAt) {
  const blocks = await exportDocuments([
    `blocks/${blockId(resto_key, { contact_key: contactKey })}`,
  ]);
  return blocks.map(withoutManager);
}

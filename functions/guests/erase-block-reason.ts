import { transact } from "../runtime/admin-app";
import { blockId } from "./block-id";
import { anonymiseBlock, readBlocks } from "./block-store";
import type { GuestAt } from "./guest-documents-store";

/** Removes phone number and reason from a guest's block, which still applies until its end. */
export function eraseBlockReason({ resto_key, contactKey }: GuestAt): Promise<void> {
  return transact(`blocks ${resto_key}`, async (transaction) => {
    const ids = [blockId(resto_key, { contact_key: contactKey })];
    for (const block of await readBlocks(ids, transaction)) anonymiseBlock(transaction, block);
  });
}

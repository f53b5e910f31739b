import { transact } from "../runtime/admin-app";
import { blockId } from "./block-id";
import { anonymiseBlock, readBlocks } from "./block-store";
import type { GuestAt } from "./guest-at";

/**
 * Removes number and reason from the blocks of a guest and of the guest's accounts. The blocks still
 * apply until their ends.
 */
export function eraseBlockReasons(
  { resto_key, contactKey }: GuestAt,
  accounts: readonly string[],
): Promise<void> {
  const subjects = [{ contact_key: contactKey }, ...accounts.map((uid) => ({ uid }))];
  const ids = subjects.map((subject) => blockId(resto_key, subject));
  return transact(`blocks ${resto_key}`, async (transaction) => {
    for (const block of await readBlocks(ids, transaction)) anonymiseBlock(transaction, block);
  });
}

import { retentionCutoff } from "@/domain/retention/retention";
import type { Instant } from "@/domain/time/berlin-time";
import { deleteIdentities } from "../access/identity-store";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { deleteAccountData } from "./delete-account-data";
import {
  isStillNeeded,
  listIdleGuests,
  readAccountCursor,
  writeAccountCursor,
} from "./idle-guests-store";

const PARALLEL = 10;

/** Limit of one run; the next run continues. */
const MAX_PAGES = 200;

/**
 * Deletes guest accounts that nobody has used for 180 days, like `deleteMyAccount` does. An account
 * with an order or reservation that is not over stays until it is.
 * @returns number of deleted accounts
 */
export async function deleteIdleGuests({
  now,
  isOver,
}: {
  now: Instant;
  isOver: () => boolean;
}): Promise<number> {
  const since = retentionCutoff("guest_account", now);
  let token = await readAccountCursor();
  let deleted = 0;
  for (let page = 0; page < MAX_PAGES && !isOver(); page += 1) {
    // A cursor that the identity provider no longer knows must not stop the deletion for ever.
    const { idle, next } = await listIdleGuests(since, token).catch((fault: unknown) => {
      if (token === null) throw fault;
      return listIdleGuests(since, null);
    });
    deleted += await deleteAll(idle, now);
    token = next;
    await writeAccountCursor(token);
    if (token === null) break;
  }
  return deleted;
}

async function deleteAll(uids: readonly string[], now: Instant): Promise<number> {
  const emptied: string[] = [];
  await forEachInParallel(uids, PARALLEL, async (uid) => {
    await logAndContinue(`delete guest account ${uid}`, async () => {
      if (await isStillNeeded(uid, now)) return;
      await deleteAccountData({ uid, email: null }, { by: "system", now });
      emptied.push(uid);
    });
  });
  // Last, so that the next run finds accounts whose deletion was interrupted.
  await deleteIdentities(emptied);
  return emptied.length;
}

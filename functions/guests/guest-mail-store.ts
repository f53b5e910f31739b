import type { PostponedErasure } from "@/domain/guest/guest-answers.schema";
import { mailsTo } from "../personal-data/related-store";
import { database } from "../runtime/admin-app";
import type { GuestAt } from "./guest-at";

/** Firestore's limit for one batch. */
const MAX_PER_BATCH = 500;

/**
 * Deletes a restaurant's mails to a guest's e-mail address, if it is known, except those about orders and
 * reservations that still run.
 * @returns number of deleted mails
 */
export async function deleteMailsTo(
  { resto_key, email }: GuestAt,
  running: readonly PostponedErasure[],
): Promise<number> {
  const retained = new Set<unknown>(running.map(({ kind, id }) => `${kind}s/${id}`));
  if (email === undefined) return 0;
  const { docs } = await mailsTo(email, resto_key).get();
  const deleted = docs.filter((each) => !retained.has(each.get("target")));
  for (let from = 0; from < deleted.length; from += MAX_PER_BATCH) {
    const batch = database().batch();
    for (const { ref } of deleted.slice(from, from + MAX_PER_BATCH)) batch.delete(ref);
    await batch.commit();
  }
  return deleted.length;
}

import { database } from "../runtime/admin-app";

/** Replaces what anyone may read about the orders of a restaurant. */
export async function writeBestSellers(key: string, itemIds: readonly string[]): Promise<void> {
  await database().doc(`public_stats/${key}`).set({ item_ids: itemIds });
}

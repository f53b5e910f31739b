import { database } from "../runtime/admin-app";

/** Replaces what anyone may read about the orders of a restaurant. */
export async function writePublicStats(
  key: string,
  { item_ids, punctual_percent }: { item_ids: readonly string[]; punctual_percent: number | null },
): Promise<void> {
  const shown = punctual_percent === null ? {} : { punctual_percent };
  await database()
    .doc(`public_stats/${key}`)
    .set({ item_ids, ...shown });
}

const cursor = () => database().doc("runs/best_sellers_next");

/** The restaurant with which the next run begins; null is the first one. */
export async function readNextRestaurant(): Promise<string | null> {
  const key: unknown = (await cursor().get()).get("resto_key");
  return typeof key === "string" ? key : null;
}

export async function writeNextRestaurant(resto_key: string | null): Promise<void> {
  await cursor().set({ resto_key });
}

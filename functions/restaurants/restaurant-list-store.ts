import { database } from "../runtime/admin-app";

/** More restaurants than one project hosts (docs/deploy.md, "What it costs"). */
const MOST_RESTAURANTS = 100;

/** Index of the first key without a stored restaurant; null where all have one. */
export async function findUnknownRestaurant(keys: readonly string[]): Promise<number | null> {
  if (keys.length === 0) return null;
  const records = await database().getAll(
    ...keys.map((key) => database().doc(`public/${key}`)),
    // Whether they exist is all that is asked.
    { fieldMask: ["super"] },
  );
  const unknown = records.findIndex((record) => !record.exists || record.get("super") === true);
  return unknown === -1 ? null : unknown;
}

/** Keys of the stored restaurants. */
export async function listRestaurants(): Promise<string[]> {
  const all = database().collection("public").select("super").limit(MOST_RESTAURANTS);
  const { docs } = await all.get();
  return docs.filter((each) => each.get("super") !== true).map(({ id }) => id);
}

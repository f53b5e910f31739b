import { database } from "../runtime/admin-app";

/** Menu and restaurant as stored; undefined where there is none. */
export async function currentDocuments(key: string): Promise<unknown[]> {
  const snapshots = await database().getAll(
    database().doc(`menus/${key}`),
    database().doc(`public/${key}`),
  );
  return snapshots.map((snapshot) => snapshot.data());
}

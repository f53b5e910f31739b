import { database } from "../runtime/admin-app";

/** Menu and restaurant as stored; undefined where there is none. */
export async function currentDocuments(key: string): Promise<unknown[]> {
  const snapshots = await database().getAll(
    database().doc(`menus/${key}`),
    database().doc(`public/${key}`),
  );
  return snapshots.map((snapshot) => snapshot.data());
}

/** All menus and restaurants as stored: branches may share photographs. */
export async function allCurrentDocuments(): Promise<unknown[]> {
  const [menus, restaurants] = await Promise.all([
    database().collection("menus").get(),
    database().collection("public").get(),
  ]);
  return [...menus.docs, ...restaurants.docs].map((snapshot) => snapshot.data());
}

import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { database, type Reader } from "./admin-app";
import { isLocalBackend } from "./is-local-backend";

/** Longest age of a cached document. */
const LIFE_MS = 2000;
/** Restaurants with their menus, and days of capacity. */
const MAX_DOCUMENTS = 500;

type Reading = Promise<DocumentSnapshot | undefined>;

const entries = new Map<string, { readonly reading: Reading; readonly until: number }>();

/**
 * Reads documents through a cache in the memory of this instance: a document may be two seconds old.
 * Only for answers that promise nothing; transactions decide what costs money or seats. The local
 * backend reads every document afresh, so that a test sees what it has just written.
 */
export const cachedReader: Reader = {
  getAll: (...references) =>
    isCacheOn() ? readCached(references, performance.now()) : database().getAll(...references),
};

function isCacheOn(): boolean {
  return !isLocalBackend() || process.env.RESTO_READ_CACHE === "on";
}

async function readCached(
  references: readonly DocumentReference[],
  now: number,
): Promise<DocumentSnapshot[]> {
  const missing = references.filter(({ path }) => (entries.get(path)?.until ?? 0) <= now);
  const batch = missing.length > 0 ? database().getAll(...missing) : Promise.resolve([]);
  for (const [index, { path }] of missing.entries()) {
    keep(
      path,
      batch.then((snapshots) => snapshots[index]),
      now + LIFE_MS,
    );
  }
  const readings = references.map(({ path }) => entries.get(path)?.reading);
  forgetOldest();
  const snapshots = await Promise.all(readings);
  return snapshots.flatMap((each) => each ?? []);
}

/** Concurrent calls share one read. A read that fails is not kept. */
function keep(path: string, reading: Reading, until: number): void {
  const entry = { reading, until };
  entries.delete(path);
  entries.set(path, entry);
  reading.catch(() => {
    if (entries.get(path) === entry) entries.delete(path);
  });
}

function forgetOldest(): void {
  for (const path of entries.keys()) {
    if (entries.size <= MAX_DOCUMENTS) return;
    entries.delete(path);
  }
}

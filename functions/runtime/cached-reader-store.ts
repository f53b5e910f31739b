import { DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { database, type Reader } from "./admin-app";
import { forgetOldest } from "./forget-oldest";
import { isLocalBackend } from "./is-local-backend";

/** Longest age of a cached document. */
const LIFE_MS = 2000;
/** Restaurants with their menus, and days of capacity. */
const MAX_DOCUMENTS = 500;
/** Answers of searches for a table, and counts of days. */
const MAX_RESULTS = 500;

interface Entry {
  readonly reading: Promise<unknown>;
  readonly until: number;
}

const entries = new Map<string, Entry>();
/** Separate from the documents: a caller who asks for all days and parties must not evict them. */
const results = new Map<string, Entry>();

/**
 * Reads documents through a cache in the memory of this instance: a document may be two seconds old.
 * Only for answers that promise nothing; transactions decide what costs money or seats. The local
 * backend reads every document afresh, so that a test sees what it has just written. Keeps whole
 * documents, so a field mask has no effect.
 */
export const cachedReader: Reader = {
  getAll: (...references) =>
    isCacheOn()
      ? readCached(references.filter(isReference), performance.now())
      : database().getAll(...references),
};

/**
 * Caches the result of a query or a computation, as long as a document by default.
 * @param name of the computation with all its arguments
 */
export function cachedResult<T>(name: string, run: () => Promise<T>, lifeMs = LIFE_MS): Promise<T> {
  if (!isCacheOn()) return run();
  const now = performance.now();
  const entry = results.get(name);
  if (entry && entry.until > now) return entry.reading as Promise<T>;
  const reading = run();
  keep(results, name, { reading, until: now + lifeMs });
  forgetOldest(results, MAX_RESULTS);
  return reading;
}

/** False on the local backend, whose tests set the clock and empty the database. */
export function isCacheOn(): boolean {
  return !isLocalBackend() || process.env.RESTO_READ_CACHE === "on";
}

function isReference(argument: object): argument is DocumentReference {
  return argument instanceof DocumentReference;
}

async function readCached(
  references: readonly DocumentReference[],
  now: number,
): Promise<DocumentSnapshot[]> {
  const missing = references.filter(({ path }) => (entries.get(path)?.until ?? 0) <= now);
  const batch = missing.length > 0 ? database().getAll(...missing) : Promise.resolve([]);
  for (const [index, { path }] of missing.entries()) {
    const reading = batch.then((snapshots) => snapshots[index]);
    keep(entries, path, { reading, until: now + LIFE_MS });
  }
  const readings = references.map(({ path }) => entries.get(path)?.reading);
  forgetOldest(entries, MAX_DOCUMENTS);
  const snapshots = (await Promise.all(readings)) as (DocumentSnapshot | undefined)[];
  return snapshots.flatMap((each) => each ?? []);
}

/** Concurrent calls share one read. A read that fails is not cached. */
function keep(cache: Map<string, Entry>, name: string, entry: Entry): void {
  cache.delete(name);
  cache.set(name, entry);
  entry.reading.catch(() => {
    if (cache.get(name) === entry) cache.delete(name);
  });
}

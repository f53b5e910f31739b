import { connectionReturn } from "./connection-return";

/** Dispatched on `window` when the server no longer has a part of this page, after a deployment. */
export const PART_MISSING_EVENT = "part-missing";

/** Pauses between attempts; the last one repeats. A return of the connection ends a pause early. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000] as const;

/** Files that have arrived or are on their way, by path. */
const arrivals = new Map<string, Promise<void>>();
/** Files that a failed attempt has left waiting for the connection. */
const waiting = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Loads a part of the page: its files first, then its module. The build calls it for every `import()`
 * (`hosting/vite/load-part-plugin.ts`).
 *
 * Chromium remembers a module that could not be fetched and never fetches its address again in the
 * same page. So the module loader gets only files that have arrived. While the server cannot be
 * reached, the promise stays pending, and it is asked again as soon as the connection returns.
 * @param files paths of the module, of the chunks that it imports, and of their style sheets
 * @throws when the server does not have a file, and {@link PART_MISSING_EVENT} is dispatched
 * @public
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  try {
    await Promise.all(files.map((file) => arrival(`/${file}`)));
    return await load();
  } catch (fault) {
    window.dispatchEvent(new Event(PART_MISSING_EVENT));
    throw fault;
  }
}

/** Whether a part of the page is waiting for the connection. */
export function isPartWaiting(): boolean {
  return waiting.size > 0;
}

/** Reports changes of {@link isPartWaiting}. @returns unsubscribes */
export function onPartWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function arrival(path: string): Promise<void> {
  const known = arrivals.get(path);
  if (known) return known;
  const started = fetchUntilArrived(path);
  arrivals.set(path, started);
  started.catch(() => arrivals.delete(path));
  return started;
}

async function fetchUntilArrived(path: string): Promise<void> {
  try {
    for (let attempt = 0; !(await fetchPart(path)); attempt += 1) {
      setWaiting(path, true);
      do await connectionReturn(RETRY_AFTER_MS[attempt] ?? RETRY_AFTER_MS[3]);
      while (!navigator.onLine);
    }
  } finally {
    setWaiting(path, false);
  }
}

function setWaiting(path: string, isWaiting: boolean): void {
  const before = waiting.size;
  if (isWaiting) waiting.add(path);
  else waiting.delete(path);
  if ((before === 0) !== (waiting.size === 0)) for (const listener of listeners) listener();
}

/** @returns false when the server could not be reached; throws when it does not have the file */
async function fetchPart(path: string): Promise<boolean> {
  if (path.endsWith(".css")) return linkStyleSheet(path);
  return readFile(path, "javascript");
}

/** Reads a file into the browser's cache. */
async function readFile(path: string, type: string): Promise<boolean> {
  try {
    const answer = await fetch(path);
    if (answer.status === 404) throw new MissingFile(path);
    // A hotel's sign-in page answers for every address.
    if (!answer.ok || !answer.headers.get("content-type")?.includes(type)) return false;
    await answer.arrayBuffer();
    return true;
  } catch (fault) {
    if (fault instanceof MissingFile) throw fault;
    return false;
  }
}

function linkStyleSheet(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = path;
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      // The event does not tell whether the server has the file.
      readFile(path, "css").then(() => resolve(false), reject);
    };
    document.head.append(link);
  });
}

class MissingFile extends Error {}

// The entry, which contains this module, has arrived.
arrivals.set(new URL(import.meta.url).pathname, Promise.resolve());

import type { PublicDocument } from "./public-document";

/** Cache Storage, unlike local storage, is not loaded when a page starts. */
const CACHE = "menus";

/**
 * The copy of a public document on this device.
 * @param revision the stored document, of which any fields may be left out
 * @returns null without a copy of this revision, or where the browser stores nothing
 */
export async function readCachedDocument(
  path: string,
  { data: { rev }, updateTime }: PublicDocument,
): Promise<PublicDocument | null> {
  try {
    const answer = await (await caches.open(CACHE)).match(addressOf(path));
    const cached: PublicDocument | undefined = await answer?.json();
    const isCurrent = updateTime && cached?.updateTime === updateTime && cached.data.rev === rev;
    return isCurrent ? cached : null;
  } catch {
    return null;
  }
}

/** Keeps a copy in place of the last one. Never throws: without a copy, the next visit reads again. */
export async function cacheDocument(path: string, document: PublicDocument): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(path), new Response(JSON.stringify(document)));
  } catch {
    // The browser blocks storage, or it is full.
  }
}

/** Not requested: Cache Storage wants an address as its key. */
function addressOf(path: string): string {
  return `/cached/${path}`;
}

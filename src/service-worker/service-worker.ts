/// <reference lib="webworker" />

/** The offline page and its icon; set when the worker is built. */
declare const __OFFLINE_FILES__: readonly string[];
/** The entry of the pages this worker belongs to; changes whenever anything of the site does. */
declare const __VERSION__: string;

const CACHE_PREFIX = "resto-offline-";
const CACHE = CACHE_PREFIX + __VERSION__;

// Typed as a window otherwise, because the app's own library is that of pages.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepOfflineFiles());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldCopies(), worker.registration.navigationPreload?.enable()]));
});

// Pages ask which version this is; one of the same version lets it take over at once.
worker.addEventListener("message", ({ data, ports }) => {
  if (data === "which-version") ports[0]?.postMessage(__VERSION__);
  if (data === "take-over") void worker.skipWaiting();
});

// Pages come from the network alone, and nothing that was fetched is kept: prices are never old
// without saying so. Only without a connection the offline copy answers. Firebase's own pages
// (sign-in) are none of our business.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin || url.pathname.startsWith("/__/")) return;
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(pageOrOfflineCopy(event));
  }
});

async function pageOrOfflineCopy(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const [offlinePage = ""] = __OFFLINE_FILES__;
    return (await caches.match(offlinePage, { cacheName: CACHE })) ?? Response.error();
  }
}

async function keepOfflineFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__OFFLINE_FILES__.map((file) => new Request(file, { cache: "reload" })));
}

async function dropOldCopies(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

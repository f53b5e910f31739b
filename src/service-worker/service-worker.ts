/// <reference lib="webworker" />

import { showNotices } from "./notices";
import { deleteOldCaches, followVersions, worker } from "./worker";

/** Paths of the offline page and its icon, set by the build. */
declare const __OFFLINE_FILES__: readonly string[];
/** File name of the page's entry, which contains a hash of the whole site; set by the build. */
declare const __VERSION__: string;

const CACHE_PREFIX = "resto-offline-";
const CACHE = CACHE_PREFIX + __VERSION__;

showNotices((tab) => tab.focus());

worker.addEventListener("install", (event) => {
  event.waitUntil(cacheOfflineFiles());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(CACHE_PREFIX, CACHE),
      worker.registration.navigationPreload?.enable(),
    ]),
  );
});

followVersions(__VERSION__);

// Pages always come from the network and are not cached, so that prices are never outdated. Without
// a connection the offline page is the response. Firebase's own pages (`/__/`) are left alone.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin || url.pathname.startsWith("/__/")) return;
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(pageOrOfflinePage(event));
  }
});

async function pageOrOfflinePage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const [offlinePage = ""] = __OFFLINE_FILES__;
    return (await caches.match(offlinePage, { cacheName: CACHE })) ?? Response.error();
  }
}

async function cacheOfflineFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__OFFLINE_FILES__.map((file) => new Request(file, { cache: "reload" })));
}

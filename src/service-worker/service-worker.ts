/// <reference lib="webworker" />

/** Paths of the offline page and its icon, set by the build. */
declare const __OFFLINE_FILES__: readonly string[];
/** File name of the page's entry, which contains a hash of the whole site; set by the build. */
declare const __VERSION__: string;

const CACHE_PREFIX = "resto-offline-";
const CACHE = CACHE_PREFIX + __VERSION__;

// The TypeScript project has the types of pages only.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(cacheOfflineFiles());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable()]),
  );
});

// A page asks for the version; one of the same version activates this worker at once.
worker.addEventListener("message", ({ data, ports }) => {
  if (data === "which-version") ports[0]?.postMessage(__VERSION__);
  if (data === "take-over") void worker.skipWaiting();
});

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

/** What the server sends: `PushNotice` in src/domain/push. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly lang: string;
}

worker.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, link, ...options }: Notice = event.data.json();
  const shown = {
    ...options,
    icon: "/icon-192.png",
    data: { link },
    // A later notice about the same order replaces the earlier one, and rings again.
    renotify: true,
  };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.link));
});

/** Shows the page in the tab that already has it, else in a new one. */
async function openPage(link: string): Promise<void> {
  const address = new URL(link, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === address.pathname);
  await (tab ? tab.focus() : worker.clients.openWindow(address.href));
}

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

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

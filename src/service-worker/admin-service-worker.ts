/// <reference lib="webworker" />

import { showNotices } from "./notices";
import { deleteOldCaches, followVersions, worker } from "./worker";

/** File name of the page's entry, which contains a hash of the whole site; set by the build. */
declare const __VERSION__: string;

/** The page of every address; it contains no data. */
const PAGE = "/app.html";
const CACHE_PREFIX = "resto-shell-";
const CACHE = CACHE_PREFIX + __VERSION__;

/** A network that is slower counts as lost. */
const SLOW_MS = 5000;

worker.addEventListener("install", (event) => event.waitUntil(keepPage()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(CACHE_PREFIX, CACHE),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

followVersions(__VERSION__);

// A page names the files that it has loaded.
worker.addEventListener("message", (event) => {
  const files: unknown = event.data?.keep;
  if (Array.isArray(files)) event.waitUntil(Promise.allSettled(files.map(cachedFile)));
});

// The page comes from the network, without one from the cache. Files below `/assets` never change. All
// else, and so all data, is left to the network.
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cachedFile(pathname));
  else if (mode === "navigate" && !pathname.startsWith("/__/")) {
    event.respondWith(networkOrCachedPage(event));
  }
});

showNotices(async (tab, link) => {
  tab.postMessage({ open: link });
  await tab.focus();
});

async function keepPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: "reload" });
  // A deployment may have replaced the page meanwhile: its own worker keeps that one.
  if (!page.ok || !(await page.clone().text()).includes(__VERSION__)) {
    throw new Error("page of another version");
  }
  await (await caches.open(CACHE)).put(PAGE, page);
}

async function cachedFile(path: string): Promise<Response> {
  const cached = await caches.match(path, { cacheName: CACHE, ignoreVary: true });
  if (cached) return cached;
  const file = await fetch(path);
  if (file.ok) await (await caches.open(CACHE)).put(path, file.clone());
  return file;
}

async function networkOrCachedPage(event: FetchEvent): Promise<Response> {
  const network = pageFromNetwork(event);
  const slow = new Promise<null>((resolve) => setTimeout(resolve, SLOW_MS, null));
  const page = await Promise.race([network, slow]).catch(() => null);
  if (page) return page;
  return (await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true })) ?? network;
}

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

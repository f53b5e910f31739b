import { showUpdatePrompt } from "./update-prompt";

/** How often an open page looks for a new version, milliseconds. */
const LOOK_EVERY_MS = 30 * 60_000;

const reload = () => window.location.reload();

/**
 * Keeps an open page from growing old: registers the service worker, which holds the offline
 * copy, and offers to reload when there is a new version or a part of the old one is gone.
 * Nothing is ever reloaded by itself: an order may be half written.
 * @param script address of the service worker; null for a site without one
 * @param isPartGone whether a part could not be loaded before this was called
 */
export async function watchUpdates(script: string | null, isPartGone: boolean): Promise<void> {
  // Without a connection a reload would not help; the page says that it is offline.
  const offerMissing = () => navigator.onLine && showUpdatePrompt("partGone", reload);
  window.addEventListener("vite:preloadError", offerMissing);
  if (isPartGone) offerMissing();
  if (script === null || !("serviceWorker" in navigator)) return;
  try {
    watchRegistration(await navigator.serviceWorker.register(script));
  } catch (fault) {
    console.warn("no offline copy", fault);
  }
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const considerWaiting = () => consider(registration.waiting);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", considerWaiting);
  });
  // Another tab may already have let the new version in.
  navigator.serviceWorker.addEventListener("controllerchange", () =>
    consider(navigator.serviceWorker.controller),
  );
  considerWaiting();
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => {});
  }, LOOK_EVERY_MS);
}

/** Lets the worker of this page's own version take over; that of another one means a new version. */
async function consider(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  if ((await versionOf(worker)) === ownVersion()) worker.postMessage("take-over", []);
  else showUpdatePrompt("available", reload);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("which-version", [port2]);
  });
}

/** File name of the page's entry: it carries a hash of everything the site consists of. */
function ownVersion(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return entry?.src.split("/").pop();
}

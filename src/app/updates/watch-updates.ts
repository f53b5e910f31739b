import { buildName } from "@/page-lifecycle/build-name";
import { PART_MISSING_EVENT } from "@/page-lifecycle/load-part";
import { showUpdatePrompt } from "./update-prompt";

const CHECK_INTERVAL_MS = 30 * 60_000;

const reload = () => window.location.reload();

/**
 * Registers the service worker and offers a reload when there is a new version or a part is missing.
 * Never reloads by itself, because a guest may be entering an order.
 * @param script path of the service worker
 * @param isPartMissing whether the server lacked a part of the page before the call
 */
export async function watchUpdates(script: string, isPartMissing: boolean): Promise<void> {
  const offerReload = () => showUpdatePrompt("partMissing", reload);
  window.addEventListener(PART_MISSING_EVENT, offerReload);
  if (isPartMissing) offerReload();
  if (!("serviceWorker" in navigator)) return;
  try {
    watchRegistration(await navigator.serviceWorker.register(script));
  } catch (fault) {
    console.warn("service worker not registered", fault);
  }
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const checkWaiting = () => checkVersion(registration.waiting);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", checkWaiting);
  });
  // Another tab may have activated a new version.
  navigator.serviceWorker.addEventListener("controllerchange", () =>
    checkVersion(navigator.serviceWorker.controller),
  );
  checkWaiting();
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => {});
  }, CHECK_INTERVAL_MS);
}

/** Activates a worker of this page's version; another version means that the page is outdated. */
async function checkVersion(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  if ((await versionOf(worker)) === buildName()) worker.postMessage("take-over", []);
  else showUpdatePrompt("available", reload);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("which-version", [port2]);
  });
}

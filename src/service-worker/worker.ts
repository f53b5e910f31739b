/// <reference lib="webworker" />

// The TypeScript project has the types of pages only.
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** A page asks for the version; one of the same version activates this worker at once. */
export function followVersions(version: string): void {
  worker.addEventListener("message", ({ data, ports }) => {
    if (data === "which-version") ports[0]?.postMessage(version);
    if (data === "take-over") void worker.skipWaiting();
  });
}

/** Deletes the caches of other versions. */
export async function deleteOldCaches(prefix: string, current: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

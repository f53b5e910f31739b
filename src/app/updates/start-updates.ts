import { whenIdle } from "@/page-lifecycle/when-idle";

/** Key of the admin site, which has no offline copy. */
const SUPER_ADMIN_KEY = "resto-superadmin";

/**
 * Starts looking after updates once the page is loaded and idle, so that the first screen never
 * waits for it. Not while developing: a worker would outlive the session.
 */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || __RESTO_KEY__ === null) return;
  let isPartGone = false;
  const remember = () => {
    isPartGone = true;
  };
  window.addEventListener("vite:preloadError", remember, { once: true });
  await whenIdle();
  const { watchUpdates } = await import("./watch-updates");
  const script = __RESTO_KEY__ === SUPER_ADMIN_KEY ? null : "/service-worker.js";
  await watchUpdates(script, isPartGone);
}

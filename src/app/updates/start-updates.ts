import { keepInstallPrompt } from "@/page-lifecycle/install-prompt";
import { PART_MISSING_EVENT } from "@/page-lifecycle/load-part";
import { whenIdle } from "@/page-lifecycle/when-idle";

/** The admin site offers no installation. */
const SUPER_ADMIN_KEY = "resto-superadmin";

/**
 * Starts checking for updates when the page is idle, and keeps the offer to install a restaurant's
 * site. Not in development, where a service worker would stay registered.
 */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || __RESTO_KEY__ === null) return;
  const isAdmin = __RESTO_KEY__ === SUPER_ADMIN_KEY;
  if (!isAdmin) keepInstallPrompt();
  let isPartMissing = false;
  const remember = () => {
    isPartMissing = true;
  };
  window.addEventListener(PART_MISSING_EVENT, remember, { once: true });
  await whenIdle();
  const { watchUpdates } = await import("./watch-updates");
  await watchUpdates("/service-worker.js", isPartMissing);
}

import { keepEarlyClicks } from "@/app/early-clicks";
import { followLanguageOfAddress } from "@/app/language-from-address";
import { loadShell } from "@/app/load-shell";
import { shownDishes } from "@/app/shown-dishes";
import { activeTenantKey } from "@/config/active-tenant-key";
import { prerenderedAt } from "@/config/prerendered";
import { isBackendPath } from "@/config/routes";
import { runSecurityGate } from "@/features/security-check/security-gate";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

/** The page's entry stays small: it runs the security check while everything else loads behind it. */
async function start(): Promise<void> {
  followLanguageOfAddress();
  document.documentElement.lang = appStore.get(languageAtom);

  // A build without a key has no backend to be checked for, and no screen for it.
  if (activeTenantKey !== null && isBackendPath(window.location.pathname)) {
    runSecurityGate(warmUpDates);
  } else document.getElementById("security-check")?.remove();
  // The menu comes beside the app. It is not waited for: whoever needs it says what is missing.
  const menu = activeTenantKey === null ? null : loadBundledMenu(activeTenantKey);
  menu?.catch(() => {});
  const container = document.getElementById("root");
  if (container && menu && prerenderedAt !== null) {
    keepEarlyClicks(container, menu.then(shownDishes));
    if (appStore.get(favouritesAtom).length > 0) container.dataset.awaits = "favourites";
  }

  const [{ mount }, shell] = await Promise.all([import("@/app/mount"), loadShell()]);
  await mount(shell);
}

/**
 * The platform's first date format takes a slow telephone 60 ms, whatever it is for. The app needs
 * one for the restaurant's clock: built once the page is shown, while the app's code is awaited,
 * it holds up nothing.
 */
function warmUpDates(): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat("en-GB")));
}

void start();

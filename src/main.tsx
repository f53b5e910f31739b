import { watchErrors } from "@/app/errors/watch-errors";
import { applyUrlLanguage } from "@/app/first-screen/apply-url-language";
import { dropInlinedStyles } from "@/app/first-screen/drop-inlined-styles";
import { prerenderedDishIds } from "@/app/first-screen/prerendered-dish-ids";
import { recordEarlyClicks } from "@/app/first-screen/record-early-clicks";
import { loadShell } from "@/app/load-shell";
import { activeTenantKey } from "@/config/active-tenant-key";
import { loadActiveMenu } from "@/config/load-active-menu";
import { isBackendPath } from "@/config/routes";
import { runSecurityGate } from "@/features/security-check/security-gate";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";
import { setPageLanguage } from "@/page-lifecycle/set-page-language";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { lastWayAtom } from "@/state/ordering/last-way-atom";
import { loadLanguage } from "@/state/page/load-language";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";

/**
 * Entry of every page. It runs the security check while the app loads in the background, so it must
 * stay small: see `app/first-screen/README.md`.
 */
async function start(): Promise<void> {
  applyUrlLanguage();
  setPageLanguage(appStore.get(languageAtom));
  dropInlinedStyles();

  // A build without a key has no backend and no security check.
  if (activeTenantKey !== null && isBackendPath(window.location.pathname)) {
    runSecurityGate();
  } else document.getElementById("security-check")?.remove();
  // Loads beside the app. Components that need the menu report a failure.
  const menu = loadActiveMenu();
  menu.catch(() => {});
  const root = document.getElementById("root");
  if (root && prerenderedAt !== null) {
    recordEarlyClicks(
      root,
      menu.then((loaded) => (loaded ? prerenderedDishIds(loaded) : [])),
    );
    if (appStore.get(favouritesAtom).length > 0) root.dataset.pending = "favourites";
    if (appStore.get(lastWayAtom)) root.dataset.known = "";
  }

  const language = () => loadLanguage(appStore.get(languageAtom));
  appStore.sub(languageAtom, language);
  const [{ mount }, shell] = await Promise.all([
    import("@/app/first-screen/mount"),
    loadShell(),
    language(),
  ]);
  await mount(shell);
}

watchErrors();
void start();

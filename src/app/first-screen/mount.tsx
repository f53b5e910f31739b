// Before all other styles, which may override it.
import "@/ui/fonts/bricolage/fallback.css";
import "@/ui/styles/base.css";
import "@/ui/tones/lively.css";
import "@/ui/layouts/classic.css";
import { type ComponentType, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { activeRestaurant } from "@/config/active-tenant";
import { isBackendPath } from "@/config/routes";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";
import { cartAtom } from "@/state/cart/cart-atoms";
import { StateProvider } from "@/state/jotai-hooks";
import { languageAtom } from "@/state/page/settings-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { menuAtom, restaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { appStore } from "@/state/store";
import { startUpdates } from "../updates/start-updates";
import { loadFonts } from "./load-fonts";

/**
 * Starts React with the shell of this build. A prerendered page shows German, an empty cart and the
 * layout of the configuration: it is hydrated for guests who would see the same, and replaced in one
 * step for all others.
 */
export async function mount(Shell: ComponentType): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("the page has no #root");
  if (isBackendPath(window.location.pathname)) {
    // Both at once: the component that reads the menu renders only after the restaurant.
    const reads = Promise.allSettled([appStore.get(restaurantAtom), appStore.get(menuAtom)]);
    if (prerenderedAt !== null) {
      // Starts reading the availability, which is followed for the whole visit. The first render does
      // not need it.
      appStore.sub(availabilityAtom, () => {});
      await reads;
    }
  }
  const app = (
    <StrictMode>
      <StateProvider store={appStore}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </StateProvider>
    </StrictMode>
  );
  if (prerenderedAt !== null && (await matchesPrerenderedPage())) {
    // React corrects what the build could not know, such as a newer price.
    hydrateRoot(container, app, { onCaughtError, onRecoverableError: () => {} });
  } else {
    const root = createRoot(container, { onCaughtError });
    // A transition keeps the prerendered page until the app has rendered. Without it, the fallback
    // would show first: React suspends even on data that has been read.
    startTransition(() => root.render(app));
  }
  void loadFonts();
  void startUpdates();
}

/** Reports an error that a boundary has caught like one that nothing has handled. */
function onCaughtError(error: unknown): void {
  console.error(error);
  dispatchEvent(new ErrorEvent("error", { error }));
}

async function matchesPrerenderedPage(): Promise<boolean> {
  if (appStore.get(languageAtom) !== "de" || appStore.get(cartAtom).length > 0) return false;
  const restaurant = await appStore.get(restaurantAtom);
  return restaurant?.look?.layout === activeRestaurant?.look?.layout;
}

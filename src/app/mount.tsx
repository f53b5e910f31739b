// First of all styles: whatever comes later may differ from it.
import "@/ui/styles/base.css";
import { type ComponentType, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { prerenderedAt } from "@/config/prerendered";
import { isBackendPath } from "@/config/routes";
import { cartAtom } from "@/state/cart/cart-atoms";
import { StateProvider } from "@/state/jotai-hooks";
import { languageAtom } from "@/state/page/settings-atoms";
import { menuAtom, restaurantAtom } from "@/state/restaurant/venue-atoms";
import { appStore } from "@/state/store";
import { loadFonts } from "./load-fonts";
import { startUpdates } from "./updates/start-updates";

/**
 * Starts React in the page with the shell of this build. A prerendered page is taken over as it
 * stands where it shows what this guest would see: in German, with nothing in the cart. Any other
 * guest's page is rendered anew over it, in one step.
 */
export async function mount(Shell: ComponentType): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("the page has no #root");
  if (isBackendPath(window.location.pathname)) {
    // Side by side: the menu's own component appears only once the record is there.
    const venue = Promise.allSettled([appStore.get(restaurantAtom), appStore.get(menuAtom)]);
    if (prerenderedAt !== null) await venue;
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
  if (prerenderedAt !== null && showsWhatWasPrerendered()) {
    // What the build could not know, such as a newer price, React corrects by itself.
    hydrateRoot(container, app, { onRecoverableError: () => {} });
  } else {
    const root = createRoot(container);
    // In a transition, or the page would give way to a loading screen first: even what has been
    // read already is a promise to React.
    startTransition(() => root.render(app));
  }
  void loadFonts();
  void startUpdates();
}

function showsWhatWasPrerendered(): boolean {
  return appStore.get(languageAtom) === "de" && appStore.get(cartAtom).length === 0;
}

import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useRenewedVenue } from "@/data/use-renewed-venue";
import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import { useWarmUp } from "@/ui/use-warm-up";
import { warmComponent } from "@/ui/warm-component";
import "./cart.css";
import { CartBar } from "./cart-bar";
import { CartColumn } from "./cart-column";

const [CartDrawer, loadCartDrawer] = warmComponent(async () => {
  // What the sheet loads by itself is fetched with it: starting a request takes time, too.
  const [{ CartDrawer }] = await Promise.all([
    import("./cart-drawer"),
    import("./cart-suggestions"),
  ]);
  return CartDrawer;
});

/** The cart: a bar that opens a sheet on phones and tablets, a column from 1024 px on. */
export function Cart() {
  const texts = useTexts(cartTexts);
  const [drawer, setDrawer] = useState<"closed" | "built" | "open">("closed");
  const close = useCallback(() => setDrawer("closed"), []);
  useFocusAfter(drawer === "open");
  useWarmUp(loadCartDrawer);
  useRenewedVenue();
  return (
    <>
      <CartColumn />
      {/* Building the sheet takes a slow telephone as long as a finger stays down. */}
      <CartBar
        onPress={() => setDrawer("built")}
        onLetGo={close}
        onOpen={() => setDrawer("open")}
      />
      {drawer === "closed" ? null : (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={drawer === "open" ? <OverlayLoading label={texts.loading} /> : null}>
            <CartDrawer open={drawer === "open"} onClosed={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The sheet gives the focus back to the bar, but not to one that went with an emptied cart. */
function useFocusAfter(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && document.activeElement === document.body;
    wasOpen.current = open;
    if (open || !isLost) return;
    const next = document.getElementById("cart-bar") ?? document.getElementById("main");
    next?.focus({ preventScroll: true });
  }, [open]);
}

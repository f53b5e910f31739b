import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useRevalidateRestaurant } from "@/data/use-revalidate-restaurant";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { usePreload } from "@/page-lifecycle/use-preload";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import "./cart.css";
import { CartBar } from "./cart-bar";
import { CartColumn } from "./cart-column";
import { useCartMotion } from "./motion/use-cart-motion";
import { CartSummary } from "./summary-parts";

const CartDrawer = lazyPart(async () => {
  // Fetched together, because the sheet needs both and every request costs a round trip.
  const [{ CartDrawer }] = await Promise.all([
    import("./cart-drawer"),
    import("./cart-suggestions"),
    CartSummary.preload(),
  ]);
  return CartDrawer;
});

/** The cart: a bar that opens a sheet on phones and tablets, a column from 1024 px. */
export function Cart() {
  const texts = useTexts(cartTexts);
  const [drawer, setDrawer] = useState<"closed" | "hidden" | "open">("closed");
  const close = useCallback(() => setDrawer("closed"), []);
  useRestoredFocus(drawer === "open");
  usePreload(CartDrawer.preload);
  useRevalidateRestaurant();
  useCartMotion();
  return (
    <>
      <CartColumn />
      {/* Rendering the sheet on pointer down hides its cost on slow phones. */}
      <CartBar
        onPress={() => setDrawer("hidden")}
        onPressCancel={close}
        onOpen={() => setDrawer("open")}
      />
      {drawer === "closed" ? null : (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense
            fallback={
              drawer === "open" ? <OverlayLoading label={texts.loading} onCancel={close} /> : null
            }
          >
            <CartDrawer open={drawer === "open"} onClosed={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Moves the focus when the sheet closes after the bar that opened it was unmounted. */
function useRestoredFocus(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && document.activeElement === document.body;
    wasOpen.current = open;
    if (open || !isLost) return;
    const next = document.getElementById("cart-bar") ?? document.getElementById("main");
    next?.focus({ preventScroll: true });
  }, [open]);
}

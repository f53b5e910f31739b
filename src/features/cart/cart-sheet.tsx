import { Activity, Suspense, useEffect, useState } from "react";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useInteracted } from "@/page-lifecycle/use-interacted";
import { usePreload } from "@/page-lifecycle/use-preload";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import { CartSummary } from "./summary-parts";
import { useWideScreen } from "./use-wide-screen";

const CartDrawer = lazyPart(async () => {
  // Fetched together, because the sheet needs both and every request costs a round trip.
  const [{ CartDrawer }] = await Promise.all([
    import("./cart-drawer"),
    import("./cart-suggestions"),
    CartSummary.preload(),
  ]);
  return CartDrawer;
});

/** Leaves time to the motion of an added dish and joins quick changes. */
const SETTLE_MS = 700;

/** `pressed` is mounted but not shown: a click usually follows. */
export type SheetState = "closed" | "pressed" | "open";

interface CartSheetProps {
  readonly state: SheetState;
  readonly onClosed: () => void;
}

/**
 * The cart's sheet. A moment after a change of the cart it is rendered ahead, hidden and without
 * effects, so that it opens at once and adding a dish does not wait for it. A stored cart waits for
 * the first interaction.
 */
export function CartSheet({ state, onClosed }: CartSheetProps) {
  const texts = useTexts(cartTexts);
  const lines = useAtomValue(cartLinesAtom);
  const isWide = useWideScreen();
  const hasInteracted = useInteracted();
  // Not 0 while rendered ahead. Another number is another cart: what was rendered is out of date.
  const [ahead, setAhead] = useState(0);
  const isClosed = state === "closed";
  usePreload(CartDrawer.preload);
  useEffect(() => {
    if (!isClosed || isWide || !hasInteracted || lines.length === 0) return;
    const timer = setTimeout(() => setAhead((latest) => latest + 1), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isClosed, isWide, hasInteracted, lines]);
  const close = () => {
    setAhead(0);
    onClosed();
  };
  if (isClosed && !ahead) return null;
  return (
    <Activity key={ahead} mode={isClosed ? "hidden" : "visible"}>
      <ErrorBoundary onRetry={() => window.location.reload()}>
        <Suspense
          fallback={
            state === "open" ? <OverlayLoading label={texts.loading} onCancel={close} /> : null
          }
        >
          <CartDrawer open={state === "open"} onClosed={close} />
        </Suspense>
      </ErrorBoundary>
    </Activity>
  );
}

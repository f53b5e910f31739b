import { Suspense } from "react";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useWideScreen } from "./use-wide-screen";

// Phones have no column and load it with the sheet.
const CartContent = lazyPart(async () => (await import("./cart-content")).CartContent);

/** The cart beside the menu. Renders no content on narrow screens, where CSS hides the column. */
export function CartColumn() {
  const texts = useTexts(cartTexts);
  const isWide = useWideScreen();
  return (
    <aside
      className="cart-column"
      id="cart"
      tabIndex={-1}
      aria-labelledby="cart-title"
      ref={keepFocusInside}
    >
      <div className="cart-column__head">
        <h2 className="cart-column__title" id="cart-title">
          {texts.title}
        </h2>
        {isWide ? <CartCount /> : null}
      </div>
      {isWide ? <ColumnContent /> : null}
    </aside>
  );
}

/** Prerendered as the empty cart. */
function ColumnContent() {
  const isHydrated = useHydrated();
  if (!isHydrated) return <UntilLoaded />;
  return (
    <ErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<UntilLoaded />}>
        <CartContent />
      </Suspense>
    </ErrorBoundary>
  );
}

function UntilLoaded() {
  const texts = useTexts(cartTexts);
  const isEmpty = useAtomValue(cartCountAtom) === 0;
  if (!isEmpty) return null;
  return (
    <div className="cart">
      <div className="cart__scroll">
        <EmptyState title={texts.emptyTitle} text={texts.empty} />
      </div>
    </div>
  );
}

function CartCount() {
  const texts = useTexts(cartTexts);
  const count = useAtomValue(cartCountAtom);
  if (count === 0) return null;
  return (
    <p className="cart-column__count" data-cart-count={count}>
      {texts.count(count)}
    </p>
  );
}

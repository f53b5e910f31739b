import { Suspense } from "react";
import { Cart } from "@/features/cart/cart";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { Hero } from "@/features/home/hero";
import { MenuView } from "@/features/menu/menu-view";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useInteracted } from "@/page-lifecycle/use-interacted";
import { usePreload } from "@/page-lifecycle/use-preload";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";
import { CheckoutPage } from "./guest-parts";
import { KnownGuest } from "./known-guest";
import "./restaurant-page.css";

const BelowMenu = lazyPart(async () => (await import("./below-menu")).BelowMenu);

/** The root page: restaurant, menu and cart. */
export function RestaurantPage() {
  const hasInteracted = useInteracted();
  return (
    <div className="restaurant-page">
      <KnownGuest />
      <CheckoutAhead />
      <Hero />
      <DeliveryFacts />
      <div className="restaurant-page__columns">
        <div className="restaurant-page__main">
          <MenuView />
          {/* Far below the first screen. */}
          {hasInteracted ? (
            <ErrorBoundary onRetry={() => window.location.reload()}>
              <Suspense fallback={<PageSkeleton shape="text" isPart />}>
                <BelowMenu />
              </Suspense>
            </ErrorBoundary>
          ) : null}
        </div>
        <Cart />
      </div>
    </div>
  );
}

const loadNothing = async () => {};

/** Loads the checkout as soon as there is something to order. */
function CheckoutAhead() {
  usePreload(useAtomValue(cartCountAtom) > 0 ? CheckoutPage.preload : loadNothing);
  return null;
}

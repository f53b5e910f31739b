import { lazy, Suspense } from "react";
import { Cart } from "@/features/cart/cart";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { Hero } from "@/features/home/hero";
import { MenuView } from "@/features/menu/menu-view";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import "./restaurant-page.css";

const BelowMenu = lazy(async () => ({ default: (await import("./below-menu")).BelowMenu }));

/** The root page: the restaurant, its menu and the cart beside or below it. */
export function RestaurantPage() {
  return (
    <div className="restaurant-page">
      <Hero />
      <DeliveryFacts />
      <div className="restaurant-page__columns">
        <div className="restaurant-page__main">
          <MenuView />
          {/* Far below the first screen: it need not be in the page's first bytes. */}
          <ClientOnly>
            <ErrorBoundary onRetry={() => window.location.reload()}>
              <Suspense fallback={<LoadingState />}>
                <BelowMenu />
              </Suspense>
            </ErrorBoundary>
          </ClientOnly>
        </div>
        <Cart />
      </div>
    </div>
  );
}

import { Suspense } from "react";
import { Cart } from "@/features/cart/cart";
import { DeliveryFacts } from "@/features/home/delivery-facts";
import { Hero } from "@/features/home/hero";
import { MenuView } from "@/features/menu/menu-view";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";
import "./restaurant-page.css";

const BelowMenu = lazyPart(async () => (await import("./below-menu")).BelowMenu);

/** The root page: restaurant, menu and cart. */
export function RestaurantPage() {
  return (
    <div className="restaurant-page">
      <Hero />
      <DeliveryFacts />
      <div className="restaurant-page__columns">
        <div className="restaurant-page__main">
          <MenuView />
          {/* Not prerendered: far below the first screen. */}
          <ClientOnly>
            <ErrorBoundary onRetry={() => window.location.reload()}>
              <Suspense fallback={<PageSkeleton shape="text" isPart />}>
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

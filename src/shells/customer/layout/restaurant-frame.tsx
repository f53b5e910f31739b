import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { MenuProvider } from "@/data/menu-provider";
import { RestaurantProvider } from "@/data/restaurant-provider";
import { MarkHydrated } from "@/page-lifecycle/mark-hydrated";
import { useSetAtom } from "@/state/jotai-hooks";
import { reloadRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { Announcer } from "@/ui/feedback/announcer";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";
import { CachedCheckout } from "../pages/cached-checkout";
import { CachedRestaurantPage } from "../pages/cached-restaurant-page";
import { CheckoutPage, MissingPage } from "../pages/guest-parts";
import { GuestPassport } from "../pages/guest-passport";
import { LoadFailedPage } from "../pages/load-failed-page";
import { PendingOrder } from "../pages/pending-order";
import { StaticLayout } from "../static/static-layout";
import { CustomerLayout } from "./customer-layout";
import { OutdatedNote } from "./outdated-note";
import { PageFrame } from "./page-frame";
import { RestoreSession } from "./restore-session";
import { StoredLook } from "./stored-look";

/**
 * Shared by all pages of a restaurant: reads restaurant and menu once, under the boundary that
 * reads them again on retry, and renders the layout.
 */
export function RestaurantFrame() {
  const reload = useSetAtom(reloadRestaurantAtom);
  return (
    <ErrorBoundary onRetry={reload} fallback={(retry) => <LoadFailedPage onRetry={retry} />}>
      <Suspense
        fallback={
          <StaticLayout>
            <OfflineNote />
            <PageSkeleton shape="cards" />
          </StaticLayout>
        }
      >
        <RestaurantProvider missing={<MissingPage isRestaurant />}>
          <StoredLook>
            <MenuProvider>
              <Announcer>
                <CustomerLayout>
                  <OutdatedNote />
                  <PendingOrder />
                  <CachedRestaurantPage />
                  <CachedCheckout>
                    <PageFrame shape="form">
                      <CheckoutPage />
                    </PageFrame>
                  </CachedCheckout>
                  <Outlet />
                </CustomerLayout>
                <GuestPassport />
                <RestoreSession />
                <MarkHydrated />
              </Announcer>
            </MenuProvider>
          </StoredLook>
        </RestaurantProvider>
      </Suspense>
    </ErrorBoundary>
  );
}

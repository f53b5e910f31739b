import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { MenuProvider } from "@/data/menu-provider";
import { RestaurantProvider } from "@/data/restaurant-provider";
import { MarkHydrated } from "@/page-lifecycle/mark-hydrated";
import { useSetAtom } from "@/state/jotai-hooks";
import { refreshVenueAtom } from "@/state/restaurant/venue-atoms";
import { Announcer } from "@/ui/feedback/announcer";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import { LoadFailedPage } from "../pages/load-failed-page";
import { MissingRestaurantPage } from "../pages/missing-restaurant-page";
import { PendingOrder } from "../pages/pending-order";
import { PendingReservation } from "../pages/pending-reservation";
import { CustomerLayout } from "./customer-layout";
import { OutdatedNote } from "./outdated-note";
import { RestoreSession } from "./restore-session";

/**
 * What all pages of a restaurant share: record and menu, read once, under the one boundary that
 * reads them again on retry, and the layout around the page of the current address.
 */
export function RestaurantFrame() {
  const refreshVenue = useSetAtom(refreshVenueAtom);
  return (
    <ErrorBoundary onRetry={refreshVenue} fallback={(retry) => <LoadFailedPage onRetry={retry} />}>
      <Suspense fallback={<LoadingState />}>
        <RestaurantProvider missing={<MissingRestaurantPage />}>
          <MenuProvider>
            <Announcer>
              <CustomerLayout>
                <OutdatedNote />
                <PendingOrder />
                <PendingReservation />
                <Outlet />
              </CustomerLayout>
              <RestoreSession />
              <MarkHydrated />
            </Announcer>
          </MenuProvider>
        </RestaurantProvider>
      </Suspense>
    </ErrorBoundary>
  );
}

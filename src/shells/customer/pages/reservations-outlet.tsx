import { Outlet, useLocation } from "react-router-dom";
import { ReservationProvider } from "@/data/reservation-provider";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { PageError } from "./page-error";

/** Keeps one live subscription across the guest's reservation pages. */
export function ReservationsOutlet() {
  const { pathname } = useLocation();
  return (
    <ReservationProvider>
      <ErrorBoundary
        key={pathname}
        onRetry={() => window.location.reload()}
        fallback={(retry) => <PageError onRetry={retry} />}
      >
        <Outlet />
      </ErrorBoundary>
    </ReservationProvider>
  );
}

import { Outlet, useLocation } from "react-router-dom";
import { ReservationProvider } from "@/data/reservation-provider";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";

/** The pages about the guest's own reservations, which follow the server from one to the next. */
export function ReservationsOutlet() {
  const { pathname } = useLocation();
  return (
    <ReservationProvider>
      <ErrorBoundary key={pathname} onRetry={() => window.location.reload()}>
        <Outlet />
      </ErrorBoundary>
    </ReservationProvider>
  );
}

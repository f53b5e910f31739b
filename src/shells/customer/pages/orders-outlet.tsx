import { Outlet, useLocation } from "react-router-dom";
import { OrderProvider } from "@/data/order-provider";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { PageError } from "./page-error";

/** Keeps one live subscription across the guest's order pages. */
export function OrdersOutlet() {
  const { pathname } = useLocation();
  return (
    <OrderProvider>
      <ErrorBoundary
        key={pathname}
        onRetry={() => window.location.reload()}
        fallback={(retry) => <PageError onRetry={retry} />}
      >
        <Outlet />
      </ErrorBoundary>
    </OrderProvider>
  );
}

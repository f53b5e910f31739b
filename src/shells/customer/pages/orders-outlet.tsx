import { Outlet, useLocation } from "react-router-dom";
import { OrderProvider } from "@/data/order-provider";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";

/** The pages about the guest's own orders, which follow the server from one to the next. */
export function OrdersOutlet() {
  const { pathname } = useLocation();
  return (
    <OrderProvider>
      <ErrorBoundary key={pathname} onRetry={() => window.location.reload()}>
        <Outlet />
      </ErrorBoundary>
    </OrderProvider>
  );
}

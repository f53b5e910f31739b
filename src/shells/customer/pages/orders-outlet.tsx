import { Outlet, useLocation } from "react-router-dom";
import { OrderProvider, useOrders } from "@/data/order-provider";
import { isRegular } from "@/domain/order/is-regular";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { InstallOffer } from "./lazy-pages";
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
        <RegularsOffer />
      </ErrorBoundary>
    </OrderProvider>
  );
}

/** Here and not in the checkout, where it would disturb. */
function RegularsOffer() {
  const { items } = useOrders();
  if (!isRegular(items)) return null;
  return (
    <OptionalPart>
      <InstallOffer />
    </OptionalPart>
  );
}

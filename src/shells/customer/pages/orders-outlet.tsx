import { Outlet, useLocation } from "react-router-dom";
import { OrderProvider, useOrders } from "@/data/order-provider";
import { isRegular } from "@/domain/order/is-regular";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PageError } from "./page-error";

const InstallOffer = lazyPart(
  async () => (await import("@/features/install/install-offer")).InstallOffer,
);

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

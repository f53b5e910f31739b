import { Outlet, useLocation } from "react-router-dom";
import { OrderProvider } from "../../data/order-provider";
import { PageBoundary } from "./page-boundary";

/** The pages about the guest's own orders, which follow the server from one to the next. */
export function OwnOrders() {
  const { pathname } = useLocation();
  return (
    <OrderProvider>
      <PageBoundary key={pathname}>
        <Outlet />
      </PageBoundary>
    </OrderProvider>
  );
}

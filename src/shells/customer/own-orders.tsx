import { Outlet } from "react-router-dom";
import { OrderProvider } from "../../data/order-provider";

/** The pages about the guest's own orders, which follow the server. */
export function OwnOrders() {
  return (
    <OrderProvider>
      <Outlet />
    </OrderProvider>
  );
}

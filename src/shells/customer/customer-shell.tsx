import { Outlet, Route, Routes, useLocation } from "react-router-dom";
import { activeRestaurant } from "@/config/active-tenant";
import { isBackendPath } from "@/config/routes";
import { PageFrame } from "./layout/page-frame";
import { RestaurantFrame } from "./layout/restaurant-frame";
import {
  AccountPage,
  CheckoutPage,
  LegalPage,
  OrderPage,
  OrdersOutlet,
  OrdersPage,
  ReservationPage,
  ReservationsOutlet,
  ReservationsPage,
} from "./lazy-pages";
import { MissingRestaurantPage } from "./pages/missing-restaurant-page";
import { NotFoundPage } from "./pages/not-found-page";
import { RestaurantPage } from "./pages/restaurant-page";

/** The customer site with its routes, see docs/rules.md#pages. */
export function CustomerShell() {
  const { pathname } = useLocation();
  if (!activeRestaurant) return <MissingRestaurantPage />;
  if (!isBackendPath(pathname)) return <NotFoundPage />;
  return (
    <Routes>
      <Route element={<RestaurantFrame />}>
        <Route index element={<RestaurantPage />} />
        <Route
          path="order/orders"
          element={
            <PageFrame key="orders">
              <OrdersOutlet />
            </PageFrame>
          }
        >
          <Route index element={<OrdersPage />} />
          <Route path=":id" element={<OrderPage />} />
        </Route>
        <Route
          element={
            <PageFrame key="reservations">
              <ReservationsOutlet />
            </PageFrame>
          }
        >
          <Route path="order/reservation" element={<ReservationPage />} />
          <Route path="order/reservations" element={<ReservationsPage />} />
        </Route>
        <Route element={<FramedPage />}>
          <Route path="order" element={<CheckoutPage />} />
          <Route path="system" element={<AccountPage />} />
          <Route path="terms/:page?" element={<LegalPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function FramedPage() {
  const { pathname } = useLocation();
  return (
    <PageFrame key={pathname}>
      <Outlet />
    </PageFrame>
  );
}

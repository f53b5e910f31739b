import { type ReactNode, Suspense } from "react";
import { Outlet, Route, Routes, useLocation } from "react-router-dom";
import { activeRestaurant } from "@/config/active-tenant";
import { isBackendPath } from "@/config/routes";
import type { PageShape } from "@/ui/feedback/page-skeleton";
import { PageFrame } from "./layout/page-frame";
import { RestaurantFrame } from "./layout/restaurant-frame";
import {
  AccountPage,
  CheckoutPage,
  LegalPage,
  MissingPage,
  OrderPage,
  OrdersOutlet,
  OrdersPage,
  ReservationPage,
  ReservationsOutlet,
  ReservationsPage,
} from "./pages/guest-parts";
import { StaticLayout } from "./static/static-layout";

/** The customer site with its routes, see docs/rules.md#pages. */
export function CustomerShell() {
  const { pathname } = useLocation();
  if (!activeRestaurant) return <Unframed page={<MissingPage isRestaurant />} />;
  if (!isBackendPath(pathname)) return <Unframed page={<MissingPage />} />;
  return (
    <Routes>
      <Route element={<RestaurantFrame />}>
        {/* `RestaurantFrame` renders the restaurant page, which outlives its route. */}
        <Route index element={null} />
        <Route
          path="order/orders"
          element={
            <PageFrame key="orders" shape="cards">
              <OrdersOutlet />
            </PageFrame>
          }
        >
          <Route index element={<OrdersPage />} />
          <Route path=":id" element={<OrderPage />} />
        </Route>
        <Route
          element={
            <PageFrame key="reservations" shape="cards">
              <ReservationsOutlet />
            </PageFrame>
          }
        >
          <Route path="order/reservation" element={<ReservationPage />} />
          <Route path="order/reservations" element={<ReservationsPage />} />
        </Route>
        <Route element={<FramedPage shape="form" />}>
          <Route path="order" element={<CheckoutPage />} />
          <Route path="system" element={<AccountPage />} />
        </Route>
        <Route element={<FramedPage shape="text" />}>
          <Route path="terms/:page?" element={<LegalPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Unframed page={<MissingPage />} />} />
    </Routes>
  );
}

function FramedPage({ shape }: { shape: PageShape }) {
  const { pathname } = useLocation();
  return (
    <PageFrame key={pathname} shape={shape}>
      <Outlet />
    </PageFrame>
  );
}

function Unframed({ page }: { page: ReactNode }) {
  return <Suspense fallback={<StaticLayout>{null}</StaticLayout>}>{page}</Suspense>;
}

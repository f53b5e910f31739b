import { type ReactNode, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { activeRestaurant } from "@/config/active-tenant";
import { isBackendPath } from "@/config/routes";
import { PageFrame } from "./layout/page-frame";
import { RestaurantFrame } from "./layout/restaurant-frame";
import {
  AccountPage,
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

/** The same element every time: a navigation renders only what reads the location. */
const FRAME = <RestaurantFrame />;

/** The customer site with its routes, see docs/rules.md#pages. */
export function CustomerShell() {
  const { pathname } = useLocation();
  if (!activeRestaurant) return <Unframed page={<MissingPage isRestaurant />} />;
  if (!isBackendPath(pathname)) return <Unframed page={<MissingPage />} />;
  return (
    <Routes>
      <Route element={FRAME}>
        {/* `RestaurantFrame` renders these two, which outlive their routes. */}
        <Route index element={null} />
        <Route path="order" element={null} />
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
        <Route
          path="system"
          element={
            <PageFrame key="system" shape="form">
              <AccountPage />
            </PageFrame>
          }
        />
        <Route
          path="terms/:page?"
          element={
            <PageFrame key="terms" shape="text">
              <LegalPage />
            </PageFrame>
          }
        />
      </Route>
      <Route path="*" element={<Unframed page={<MissingPage />} />} />
    </Routes>
  );
}

function Unframed({ page }: { page: ReactNode }) {
  return <Suspense fallback={<StaticLayout>{null}</StaticLayout>}>{page}</Suspense>;
}

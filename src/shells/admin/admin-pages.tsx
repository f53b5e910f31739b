import { Navigate, Route, Routes } from "react-router-dom";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { usePreload } from "@/page-lifecycle/use-preload";
import { useAtomValue } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { AdminLayout } from "./frame/admin-layout";
import { canManage, hasOverview } from "./routes/admin-access";
import { AdminNotFound } from "./routes/admin-not-found";
import { adminRoutes } from "./routes/admin-routes";
import { EditorChoice } from "./routes/editor-choice";
import { OneRestaurant } from "./routes/one-restaurant";
import { RestaurantRoute } from "./routes/restaurant-route";
import {
  Audit,
  Board,
  Guests,
  Health,
  MenuEditor,
  Overview,
  Payments,
  preloadManagerPages,
  preloadStaffPages,
  Reports,
  Reservations,
  RestaurantEditor,
  Staff,
  StaffAccount,
  Telephone,
} from "./routes/staff-parts";
import { ManagerArea } from "./session/manager-area";
import { useHeartbeat } from "./use-heartbeat";
import { useStaffRestaurants } from "./use-staff-restaurants";

/**
 * Routes of the admin site (docs/rules.md#pages). Pages that the role may not use show "not
 * found"; the server checks every call again.
 */
export function AdminPages({ grants }: { grants: Grants }) {
  const restaurants = useStaffRestaurants(grants);
  const choice = useAtomValue(selectedRestaurantAtom);
  const onlyChosen = restaurants.filter(({ key }) => key === choice);
  const guests = canManage(grants) ? adminRoutes.guests : null;
  const chosen = onlyChosen.length > 0 ? onlyChosen : restaurants;
  usePreload(canManage(grants) ? preloadManagerPages : preloadStaffPages);
  useHeartbeat(
    grants,
    chosen.map(({ key }) => key),
  );
  return (
    <AdminLayout grants={grants} restaurants={restaurants}>
      <Routes>
        <Route
          index
          element={
            hasOverview(grants) ? (
              <Overview
                restaurants={restaurants}
                pages={adminRoutes}
                canManage={canManage(grants)}
              />
            ) : (
              <Navigate to={adminRoutes.board} replace />
            )
          }
        />
        <Route
          path="order"
          element={
            <Board
              restaurants={chosen}
              guests={guests}
              payments={canManage(grants) ? adminRoutes.payments : null}
              telephone={adminRoutes.telephone}
            />
          }
        />
        <Route
          path="order/reservations"
          element={<Reservations restaurants={chosen} guests={guests} />}
        />
        <Route
          path="order/telephone"
          element={<OneRestaurant restaurants={restaurants} page={Telephone} />}
        />
        <Route path="system" element={<ManagerArea />}>
          <Route path="account" element={<StaffAccount />} />
          {canManage(grants) && managerRoutes(grants, restaurants)}
        </Route>
        <Route path="*" element={<AdminNotFound />} />
      </Routes>
    </AdminLayout>
  );
}

/** Routes for managers, and some for super-administrators only. */
function managerRoutes(grants: Grants, restaurants: readonly Restaurant[]) {
  return (
    <>
      <Route
        path="restaurants/:key"
        element={<RestaurantRoute restaurants={restaurants} page={RestaurantEditor} />}
      />
      <Route
        path="menus/:key"
        element={<RestaurantRoute restaurants={restaurants} page={MenuEditor} />}
      />
      <Route
        path="restaurants"
        element={<EditorChoice restaurants={restaurants} address={adminRoutes.restaurant} />}
      />
      <Route
        path="menus"
        element={<EditorChoice restaurants={restaurants} address={adminRoutes.menu} />}
      />
      <Route path="reports" element={<OneRestaurant restaurants={restaurants} page={Reports} />} />
      <Route
        path="payments"
        element={<OneRestaurant restaurants={restaurants} page={Payments} />}
      />
      <Route path="guests" element={<OneRestaurant restaurants={restaurants} page={Guests} />} />
      <Route path="staff" element={<Staff restaurants={restaurants} isSuper={grants.super} />} />
      {grants.super && <Route path="audit" element={<Audit restaurants={restaurants} />} />}
      {grants.super && <Route path="health" element={<Health />} />}
    </>
  );
}

import { type ComponentType, lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { useAtomValue } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { canManage, hasOverview } from "./admin-access";
import { AdminLayout } from "./admin-layout";
import { AdminNotFound } from "./admin-not-found";
import { adminRoutes } from "./admin-routes";
import { EditorChoice } from "./editor-choice";
import { OneRestaurant } from "./one-restaurant";
import { RestaurantRoute } from "./restaurant-route";
import { ManagerArea } from "./session/manager-area";
import { useHeartbeat } from "./use-heartbeat";
import { useStaffRestaurants } from "./use-staff-restaurants";

type RestaurantsPage = ComponentType<{ restaurants: readonly Restaurant[] }>;
type RestaurantPage = ComponentType<{ restaurant: Restaurant }>;

const Overview = lazy(async () => {
  const { OverviewPage } = await import("@/features/admin/overview/overview-page");
  return { default: OverviewPage };
});
const Board = lazy(async () => {
  const { BoardPage } = await import("@/features/admin/board/board-page");
  return { default: BoardPage };
});
const Telephone = lazy<RestaurantPage>(async () => {
  const { TelephonePage } = await import("@/features/admin/telephone/telephone-page");
  return { default: TelephonePage };
});
const Reservations = lazy(async () => {
  const { ReservationsPage } = await import("@/features/admin/reservations/reservations-page");
  return { default: ReservationsPage };
});
const MenuEditor = lazy<RestaurantPage>(async () => {
  const { MenuEditorPage } = await import("@/features/admin/menu-editor/menu-editor-page");
  return { default: MenuEditorPage };
});
const RestaurantEditor = lazy<RestaurantPage>(async () => {
  const { RestaurantEditorPage } = await import(
    "@/features/admin/restaurant-editor/restaurant-editor-page"
  );
  return { default: RestaurantEditorPage };
});
const Staff = lazy(async () => {
  const { TeamPage } = await import("@/features/admin/team/team-page");
  return { default: TeamPage };
});
const Reports = lazy<RestaurantPage>(async () => {
  const { ReportsPage } = await import("@/features/admin/reports/reports-page");
  return { default: ReportsPage };
});
const Guests = lazy<RestaurantPage>(async () => {
  const { GuestsPage } = await import("@/features/admin/guests/guests-page");
  return { default: GuestsPage };
});
const Audit = lazy<RestaurantsPage>(async () => {
  const { AuditPage } = await import("@/features/admin/audit/audit-page");
  return { default: AuditPage };
});
const Health = lazy(async () => {
  const { HealthPage } = await import("@/features/admin/health/health-page");
  return { default: HealthPage };
});

const StaffAccount = lazy(async () => {
  const { StaffAccountPage } = await import("@/features/account/staff/staff-account-page");
  return { default: StaffAccountPage };
});

/**
 * Routes of the admin site (docs/rules.md#pages). Pages that the role may not use show "not
 * found"; the server checks every call again.
 */
export function AdminPages({ grants }: { grants: StaffGrants }) {
  const restaurants = useStaffRestaurants(grants);
  const choice = useAtomValue(selectedRestaurantAtom);
  const onlyChosen = restaurants.filter(({ key }) => key === choice);
  const guests = canManage(grants) ? adminRoutes.guests : null;
  const chosen = onlyChosen.length > 0 ? onlyChosen : restaurants;
  useHeartbeat(grants, chosen.map(({ key }) => key).join(" "));
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
          element={<Board restaurants={chosen} guests={guests} telephone={adminRoutes.telephone} />}
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
          {canManage(grants) && (
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
                element={
                  <EditorChoice restaurants={restaurants} address={adminRoutes.restaurant} />
                }
              />
              <Route
                path="menus"
                element={<EditorChoice restaurants={restaurants} address={adminRoutes.menu} />}
              />
              <Route
                path="reports"
                element={<OneRestaurant restaurants={restaurants} page={Reports} />}
              />
              <Route
                path="guests"
                element={<OneRestaurant restaurants={restaurants} page={Guests} />}
              />
              <Route
                path="staff"
                element={<Staff restaurants={restaurants} isSuper={grants.super} />}
              />
              {grants.super && <Route path="audit" element={<Audit restaurants={restaurants} />} />}
              {grants.super && <Route path="health" element={<Health />} />}
            </>
          )}
        </Route>
        <Route path="*" element={<AdminNotFound />} />
      </Routes>
    </AdminLayout>
  );
}

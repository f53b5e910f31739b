import { Navigate, Route, Routes } from "react-router-dom";
import type { Grants } from "@/domain/staff/grants.schema";
import { usePreload } from "@/page-lifecycle/use-preload";
import { AdminLayout } from "./frame/admin-layout";
import { adminRoutes } from "./routes/admin-routes";
import { OneRestaurant } from "./routes/one-restaurant";
import { preloadRiderPages, StaffAccount, Tour } from "./routes/staff-parts";
import { ManagerArea } from "./session/manager-area";
import { useStaffRestaurants } from "./use-staff-restaurants";

/** Routes of riders: the tour and the own account. Every other address leads to the tour. */
export function RiderPages({ grants }: { grants: Grants }) {
  const restaurants = useStaffRestaurants(grants);
  usePreload(preloadRiderPages);
  return (
    <AdminLayout grants={grants} restaurants={restaurants}>
      <Routes>
        <Route
          path="order/tour"
          element={<OneRestaurant restaurants={restaurants} page={Tour} />}
        />
        <Route path="system" element={<ManagerArea />}>
          <Route path="account" element={<StaffAccount />} />
        </Route>
        <Route path="*" element={<Navigate to={adminRoutes.tour} replace />} />
      </Routes>
    </AdminLayout>
  );
}

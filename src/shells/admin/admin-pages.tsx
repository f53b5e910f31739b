import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import type { StaffGrants } from "../../firebase/staff-repo";
import { AdminLayout } from "./admin-layout";
import { AdminNotFound } from "./admin-not-found";
import { OverviewPage } from "./overview-page";
import { staffRestaurants } from "./staff-restaurants";

const BoardRoute = lazy(async () => {
  const { BoardRoute: route } = await import("./board-route");
  return { default: route };
});

/** The pages of the admin site (contract section 6) for somebody with a role. */
export function AdminPages({ grants }: { grants: StaffGrants }) {
  const restaurants = staffRestaurants(grants);
  return (
    <AdminLayout grants={grants} restaurants={restaurants}>
      <Routes>
        <Route index element={<OverviewPage restaurants={restaurants} />} />
        <Route path="order" element={<BoardRoute restaurants={restaurants} />} />
        <Route path="*" element={<AdminNotFound />} />
      </Routes>
    </AdminLayout>
  );
}

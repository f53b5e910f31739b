import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { AdminRoot } from "@/admin-ui/admin-root";
import { isBackendPath } from "@/config/routes";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { staffAtom } from "@/state/staff/staff-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import { AdminPages } from "./admin-pages";
import { NoBackendPage } from "./no-backend-page";
import { RiderPages } from "./rider-pages";
import { isRider } from "./routes/admin-access";
import { adminRoutes } from "./routes/admin-routes";
import { BarredPage } from "./session/barred-pages";
import { CheckingRole, NoRole, RoleCheckFailed } from "./session/role-pages";
import { StaffSignIn } from "./session/staff-sign-in";
import { useServiceWorkerPage } from "./use-service-worker-page";
import "@/ui/styles/base.css";
import "@/ui/styles/button.css";

const InvitationPage = lazyPart(
  async () => (await import("./session/invitation-page")).InvitationPage,
);

/**
 * The site of the super-admin tenant. All pages but the link of an invitation need sign-in and a role;
 * a changed role applies at once. Paths on which the Firebase client does not start show "not found".
 */
export function AdminShell() {
  const { pathname } = useLocation();
  useServiceWorkerPage();
  return (
    <AdminRoot>
      <ErrorBoundary onRetry={() => window.location.reload()}>
        <Suspense fallback={<LoadingState />}>
          <PageAt pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
    </AdminRoot>
  );
}

function PageAt({ pathname }: { pathname: string }) {
  if (pathname === adminRoutes.invitation) return <InvitationPage />;
  return isBackendPath(pathname) ? <PageForRole /> : <NoBackendPage />;
}

function PageForRole() {
  const staff = useAtomValue(staffAtom);
  switch (staff.status) {
    case "loading":
      return <CheckingRole />;
    case "signed-out":
      return <StaffSignIn />;
    case "none":
      return <NoRole />;
    case "failed":
      return <RoleCheckFailed />;
    case "barred":
      return <BarredPage barrier={staff.barrier} />;
    case "granted":
      return isRider(staff.grants) ? (
        <RiderPages grants={staff.grants} />
      ) : (
        <AdminPages grants={staff.grants} />
      );
  }
}

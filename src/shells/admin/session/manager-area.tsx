import { Outlet, useNavigate } from "react-router-dom";
import { Page } from "@/admin-ui/layout/page";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { adminRoutes } from "../routes/admin-routes";
import { IdleWarning } from "./idle-warning";
import { useIdleTime } from "./use-idle-time";

const AccountConfirmation = lazyPart(
  async () => (await import("./gate-account")).AccountConfirmation,
);

/** The pages below `/system`. On a shared device they end when nobody uses them. */
export function ManagerArea() {
  const texts = useTexts(sessionTexts);
  const navigate = useNavigate();
  const { isLocked, secondsLeft, stay } = useIdleTime();
  if (isLocked) {
    return (
      <Page title={texts.lockedTitle} description={texts.locked} width="text">
        <AccountConfirmation onConfirmed={stay} onCancel={() => void navigate(adminRoutes.board)} />
      </Page>
    );
  }
  return (
    <>
      <Outlet />
      {secondsLeft !== null && <IdleWarning secondsLeft={secondsLeft} onStay={stay} />}
    </>
  );
}

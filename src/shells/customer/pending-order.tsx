import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "../../config/routes";
import { hasPendingSign } from "../../state/pending-sign";
import { ErrorBoundary } from "../../ui/error-boundary";
import { useAfterStart } from "../../ui/use-after-start";
import { PendingOrderNotice } from "./lazy-pages";

/**
 * Watches over an order whose outcome is unknown, on every page. Its code is loaded where one is
 * stored, or once the guest has gone to a page from which one can be sent.
 */
export function PendingOrder() {
  const { pathname } = useLocation();
  const started = useAfterStart();
  const [wanted, setWanted] = useState(false);
  if (!wanted && started && (pathname !== routes.home || hasPendingSign("order"))) setWanted(true);
  if (!wanted) return null;
  return (
    // Without a connection its code may be missing: that is no reason to take the page away.
    <ErrorBoundary onRetry={() => {}} fallback={() => null}>
      <Suspense fallback={null}>
        <PendingOrderNotice />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { pendingOrderAtom } from "@/state/ordering/checkout-atoms";

const PendingOrderCheck = lazyPart(
  async () => (await import("./pending-order-check")).PendingOrderCheck,
);

/**
 * Resolves a pending order on every page except the checkout, which does it itself. Loads its code
 * only if an order is pending.
 */
export function PendingOrderNotice() {
  const pending = useAtomValue(pendingOrderAtom);
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const [closedId, setClosedId] = useState<string | null>(null);
  const isElsewhere = pathname !== routes.checkout;
  const isNews = pending !== null && pending.request.order_id !== closedId;
  // Once shown, the notice stays to show the outcome.
  if (isElsewhere && isNews && !shown) setShown(true);
  if (!isElsewhere && shown) setShown(false);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <PendingOrderCheck
        onClose={() => {
          setClosedId(pending?.request.order_id ?? null);
          setShown(false);
        }}
      />
    </Suspense>
  );
}

import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { openPaymentAtom } from "@/state/ordering/open-payment-atoms";

const OpenPaymentCheck = lazyPart(
  async () => (await import("./open-payment-check")).OpenPaymentCheck,
);

/**
 * Reminds of an order that waits for its payment, on every page except the checkout and the order's own.
 * Loads its code only if there is such an order.
 */
export function OpenPaymentNotice() {
  const open = useAtomValue(openPaymentAtom);
  const { pathname } = useLocation();
  const [shownId, setShownId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const isElsewhere = (id: string) => pathname !== routes.checkout && pathname !== routes.order(id);
  // Once shown, the notice stays to show the outcome.
  const isNews = open !== null && open.order_id !== closedId && open.order_id !== shownId;
  if (isNews && isElsewhere(open.order_id)) setShownId(open.order_id);
  if (shownId !== null && !isElsewhere(shownId)) setShownId(null);
  if (shownId === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenPaymentCheck
        key={shownId}
        id={shownId}
        onClose={() => {
          setClosedId(shownId);
          setShownId(null);
        }}
      />
    </Suspense>
  );
}

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PendingOrderNotice } from "../lazy-pages";

/**
 * Watches over an order whose outcome is unknown, on every page. Its code is loaded where one is
 * stored, or once the guest has gone to a page from which one can be sent.
 */
export function PendingOrder() {
  const { pathname } = useLocation();
  const started = useHydrated();
  const [wanted, setWanted] = useState(false);
  if (!wanted && started && (pathname !== routes.home || hasPending("order"))) setWanted(true);
  if (!wanted) return null;
  return (
    <OptionalPart>
      <PendingOrderNotice />
    </OptionalPart>
  );
}

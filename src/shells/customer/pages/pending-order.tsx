import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PendingOrderNotice } from "./lazy-pages";

/**
 * Shows the notice about an order whose outcome is unknown, on every page except the checkout. Its
 * code is loaded if such an order is stored, or when the guest leaves the restaurant page.
 */
export function PendingOrder() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && isHydrated && (pathname !== routes.home || hasPending("order"))) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <OptionalPart>
      <PendingOrderNotice />
    </OptionalPart>
  );
}

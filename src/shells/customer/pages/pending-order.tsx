import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { OpenPaymentNotice, PendingOrderNotice } from "./guest-parts";

/**
 * Shows the notices about an order whose outcome is unknown, on every page except the checkout, and
 * about one that waits for its payment. Their code is loaded if such an order is stored, or when the guest
 * leaves the restaurant page.
 */
export function PendingOrder() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [isNeeded, setNeeded] = useState(false);
  const isPending = isHydrated && (hasPending("order") || hasPending("payment"));
  if (!isNeeded && (isPending || (isHydrated && pathname !== routes.home))) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <OptionalPart>
      <PendingOrderNotice />
      <OpenPaymentNotice />
    </OptionalPart>
  );
}

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PendingNotices } from "./guest-parts";

const PENDING = ["order", "payment", "reservation", "group"] as const;

/**
 * Shows the notices about an order whose outcome is unknown, on every page except the checkout, about
 * one that waits for its payment, a reservation whose outcome is unknown, and a group that orders
 * together. Their code is loaded if there is one, or when the guest leaves the restaurant page.
 */
export function PendingOrder() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [isNeeded, setNeeded] = useState(false);
  const isPending = isHydrated && PENDING.some(hasPending);
  if (!isNeeded && (isPending || (isHydrated && pathname !== routes.home))) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <OptionalPart>
      <PendingNotices />
    </OptionalPart>
  );
}

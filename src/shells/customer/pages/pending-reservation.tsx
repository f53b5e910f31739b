import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PendingReservationNotice } from "../lazy-pages";

/**
 * Watches over a reservation whose outcome is unknown, on every page except those about
 * reservations, which do it themselves. Its code is loaded where one is stored.
 */
export function PendingReservation() {
  const { pathname } = useLocation();
  const started = useHydrated();
  const [wanted, setWanted] = useState(false);
  const isElsewhere = pathname !== routes.reservation && pathname !== routes.reservations;
  // Once begun, the notice stays for its outcome.
  if (!wanted && isElsewhere && started && hasPending("reservation")) setWanted(true);
  if (wanted && !isElsewhere) setWanted(false);
  if (!wanted) return null;
  return (
    <OptionalPart>
      <PendingReservationNotice />
    </OptionalPart>
  );
}

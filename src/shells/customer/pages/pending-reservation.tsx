import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { hasPending } from "@/state/ordering/has-pending";
import { OptionalPart } from "@/ui/feedback/optional-part";

const PendingReservationNotice = lazyPart(
  async () =>
    (await import("@/features/reservations/own/pending-reservation-notice"))
      .PendingReservationNotice,
);

/**
 * Shows the notice about a reservation whose outcome is unknown, on every page except the
 * reservation pages, which have their own. Its code is loaded if such a reservation is stored.
 */
export function PendingReservation() {
  const { pathname } = useLocation();
  const [isNeeded, setNeeded] = useState(false);
  const isElsewhere = pathname !== routes.reservation && pathname !== routes.reservations;
  // Stays once shown, until the guest leaves.
  if (!isNeeded && isElsewhere && hasPending("reservation")) setNeeded(true);
  if (isNeeded && !isElsewhere) setNeeded(false);
  if (!isNeeded) return null;
  return (
    <OptionalPart>
      <PendingReservationNotice />
    </OptionalPart>
  );
}

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { hasPendingSign } from "@/state/ordering/pending-sign";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { useAfterStart } from "@/ui/use-after-start";
import { PendingOrderNotice } from "../lazy-pages";

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
    <OptionalPart>
      <PendingOrderNotice />
    </OptionalPart>
  );
}

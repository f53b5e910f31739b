import { Activity, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useAtomValue } from "@/state/jotai-hooks";
import { checkoutAheadAtom } from "@/state/ordering/checkout-ahead-atom";

/**
 * Shows the checkout, its children. While the guest looks at the cart it is rendered ahead, hidden and
 * without effects, so that it opens at once. Every visit and, before that, every change of the order
 * starts a new one.
 */
export function CachedCheckout({ children }: { children: ReactNode }) {
  const isShown = useLocation().pathname === routes.checkout;
  const order = useAtomValue(checkoutAheadAtom);
  return isShown || order ? (
    <Activity key={order} mode={isShown ? "visible" : "hidden"}>
      {children}
    </Activity>
  ) : null;
}

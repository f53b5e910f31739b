import { useEffect } from "react";
import { routes } from "@/config/routes";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { checkoutAheadAtom } from "@/state/ordering/checkout-ahead-atom";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";

/** Leaves time to the sheet's opening animation and joins quick changes. */
const SETTLE_MS = 300;

let latest = 0;

/** Has the checkout of the current order rendered ahead while `isOpen`, and again when it changes. */
export function useCheckoutAhead(isOpen: boolean): void {
  const lines = useAtomValue(orderedLinesAtom);
  const draft = useAtomValue(checkoutDraftAtom);
  const setAhead = useSetAtom(checkoutAheadAtom);
  useEffect(() => {
    if (!isOpen || lines.length === 0 || !draft) return;
    const timer = setTimeout(() => {
      latest += 1;
      setAhead(latest);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      // The checkout that opens is the one that was rendered ahead.
      if (window.location.pathname !== routes.checkout) setAhead(0);
    };
  }, [isOpen, lines, draft, setAhead]);
}

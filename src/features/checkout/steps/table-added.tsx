import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { addedTableAtom, undoTableAtom } from "@/state/ordering/party-atom";
import { Notice } from "@/ui/feedback/notice";

/** Says that a table for a party is in the cart, and takes it out again, until the cart changes. */
export function TableAdded() {
  const { tableAdded } = useTexts(checkoutTexts);
  const { undo: undoText } = useTexts(cartTexts);
  const added = useAtomValue(addedTableAtom);
  const undo = useSetAtom(undoTableAtom);
  if (added === null) return null;
  return (
    <Notice tone="success" title={tableAdded(added)}>
      <button type="button" className="button button--outline" onClick={undo}>
        {undoText}
      </button>
    </Notice>
  );
}

import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { filledAtom, undoFillAtom } from "@/state/ordering/filled-cart-atom";
import { Notice } from "@/ui/feedback/notice";

/**
 * Shown when a party's table or the cart of another branch has replaced the cart, until it changes:
 * what is missing, and the way back.
 */
export function CartFilled() {
  const texts = useTexts(checkoutTexts);
  const { undo: undoText } = useTexts(cartTexts);
  const textIn = useTextIn();
  const filled = useAtomValue(filledAtom);
  const undo = useSetAtom(undoFillAtom);
  if (!filled) return null;
  const { portions, isChanged, leftOut, changed } = filled;
  const isWhole = leftOut.length + changed.length === 0;
  return (
    <Notice tone={isWhole ? "success" : "warning"} title={texts.inCart(portions)}>
      {leftOut.length > 0 ? <p>{texts.leftOut(leftOut.map(textIn).join(", "))}</p> : null}
      {changed.length > 0 ? <p>{texts.changedOptions(changed.map(textIn).join(", "))}</p> : null}
      {isChanged ? (
        <button type="button" className="button button--outline" onClick={undo}>
          {undoText}
        </button>
      ) : null}
    </Notice>
  );
}

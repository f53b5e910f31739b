import { cartTexts } from "../../i18n/cart-texts";
import { formatPrice } from "../../i18n/format";
import { useLanguage, useTexts } from "../../i18n/use-texts";
import { cartCountAtom, cartTotalAtom } from "../../state/cart-atoms";
import { useAtomValue } from "../../state/jotai-hooks";
import "./cart-bar.css";

/** Count and total at the lower edge of small screens, once there is something in the cart. */
export function CartBar({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts(cartTexts);
  const count = useAtomValue(cartCountAtom);
  const total = formatPrice(useAtomValue(cartTotalAtom), useLanguage());
  if (count === 0) return null;
  return (
    <div className="cart-bar">
      <button
        id="cart-bar"
        type="button"
        className="cart-bar__button"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {/* A new node for each count, so that it pops. */}
        <span className="cart-bar__count" key={count} data-cart-count={count}>
          {count}
        </span>
        <span>{texts.show}</span>
        <span className="cart-bar__total">{total}</span>
      </button>
    </div>
  );
}

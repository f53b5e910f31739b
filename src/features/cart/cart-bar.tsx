import { cartTexts } from "@/i18n/cart-texts";
import { formatPrice } from "@/i18n/format";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { cartCountAtom, cartTotalAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import "./cart-bar.css";

interface CartBarProps {
  /** A finger is down: most probably `onOpen` follows, unless `onLetGo` does. */
  readonly onPress: () => void;
  readonly onLetGo: () => void;
  readonly onOpen: () => void;
}

/** Count and total at the lower edge of small screens, once there is something in the cart. */
export function CartBar({ onPress, onLetGo, onOpen }: CartBarProps) {
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
        onPointerDown={onPress}
        onPointerCancel={onLetGo}
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

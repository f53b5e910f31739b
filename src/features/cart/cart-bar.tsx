import { useDeferredValue } from "react";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { cartCountAtom, cartTotalAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./cart-bar.css";
import { CartPause } from "./notes/cart-pause";
import { CartBarNote } from "./summary-parts";

interface CartBarProps {
  /** Pointer down: prepare the cart, a click usually follows. */
  readonly onPress: () => void;
  /** The press became a scroll. */
  readonly onPressCancel: () => void;
  readonly onOpen: () => void;
}

/**
 * Count and total at the bottom of small screens, with a note while an order is not possible at once.
 * Hidden while the cart is empty.
 */
export function CartBar({ onPress, onPressCancel, onOpen }: CartBarProps) {
  const texts = useTexts(cartTexts);
  const count = useAtomValue(cartCountAtom);
  const total = formatPrice(useAtomValue(cartTotalAtom), useLanguage());
  if (count === 0) return null;
  return (
    <div className="cart-bar">
      <CartPause />
      <button
        id="cart-bar"
        type="button"
        className="cart-bar__button"
        aria-haspopup="dialog"
        onPointerDown={onPress}
        onPointerCancel={onPressCancel}
        onClick={onOpen}
      >
        {/* The key restarts the animation on every change. */}
        <span className="cart-bar__count" key={count} data-cart-count={count}>
          {count}
        </span>
        <span className="cart-bar__words">
          {texts.show}
          <span className="cart-bar__note">
            <DeferredNote />
          </span>
        </span>
        <span className="cart-bar__total">{total}</span>
      </button>
    </div>
  );
}

/** Renders the note after the bar, so that loading it does not delay the count. */
function DeferredNote() {
  const isDue = useDeferredValue(true, false);
  if (!isDue) return null;
  return (
    <OptionalPart>
      <CartBarNote />
    </OptionalPart>
  );
}

import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { CartContent } from "./cart-content";
import { useWideScreen } from "./use-wide-screen";

/** The cart beside the menu. Renders no content on narrow screens, where CSS hides the column. */
export function CartColumn() {
  const texts = useTexts(cartTexts);
  const isWide = useWideScreen();
  return (
    <aside
      className="cart-column"
      id="cart"
      tabIndex={-1}
      aria-labelledby="cart-title"
      ref={keepFocusInside}
    >
      <div className="cart-column__head">
        <h2 className="cart-column__title" id="cart-title">
          {texts.title}
        </h2>
        {isWide ? <CartCount /> : null}
      </div>
      {isWide ? <CartContent /> : null}
    </aside>
  );
}

function CartCount() {
  const texts = useTexts(cartTexts);
  const count = useAtomValue(cartCountAtom);
  if (count === 0) return null;
  return (
    <p className="cart-column__count" data-cart-count={count}>
      {texts.count(count)}
    </p>
  );
}

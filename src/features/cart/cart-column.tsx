import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { keepFocus } from "@/ui/keep-focus";
import { CartContent } from "./cart-content";
import { useWideScreen } from "./use-wide-screen";

/** The cart beside the menu. Where there is no room for it, its content is not drawn unseen. */
export function CartColumn() {
  const texts = useTexts(cartTexts);
  const wide = useWideScreen();
  return (
    <aside
      className="cart-column"
      id="cart"
      tabIndex={-1}
      aria-labelledby="cart-title"
      ref={keepFocus}
    >
      <div className="cart-column__head">
        <h2 className="cart-column__title" id="cart-title">
          {texts.title}
        </h2>
        {wide ? <CartCount /> : null}
      </div>
      {wide ? <CartContent /> : null}
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

import { useRestaurant } from "@/data/restaurant-provider";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { cartTotalAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";

/** Progress towards the general minimum for delivery; single towns can require more. */
export function CartMinimum() {
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = cartTexts[language];
  const total = useAtomValue(cartTotalAtom);
  const minimum = centsFromEuros(restaurant.min_delivery_amount);
  if (!restaurant.delivery || minimum === 0) return null;
  const missing = Math.max(0, minimum - total);
  return (
    <div className="cart-minimum" data-reached={missing === 0 ? "" : undefined}>
      <p className="cart-minimum__text">
        {missing > 0 ? texts.missing(formatPrice(missing, language)) : texts.reached}
      </p>
      <div className="cart-minimum__track" aria-hidden="true">
        <div
          className="cart-minimum__bar"
          style={{ width: `${Math.min(100, (total / minimum) * 100)}%` }}
        />
      </div>
      <p className="cart-minimum__more">{texts.byArea}</p>
    </div>
  );
}

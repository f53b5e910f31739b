import { useRestaurant } from "@/data/restaurant-provider";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { useLanguage } from "@/i18n/use-texts";
import "./cart-summary.css";
import { useCartService } from "./use-cart-service";

/**
 * Progress of a delivery towards its minimum: that of the postal code, else the general one with a
 * note that single towns can require more. Offers pickup as the alternative. Renders nothing beyond
 * reach and for pickup.
 */
export function CartMinimum() {
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = cartSummaryTexts[language];
  const { type, choose, reach, subtotal_cents } = useCartService();
  const terms = reach.status === "in-area" ? reach.terms : null;
  const minimum = terms?.minimum_cents ?? centsFromEuros(restaurant.min_delivery_amount);
  if (type === "pickup" || reach.status === "out-of-area" || minimum === 0) return null;
  const missing = Math.max(0, minimum - subtotal_cents);
  const amount = formatPrice(missing, language);
  const missingText = terms ? texts.missingIn(amount, terms.label) : texts.missing(amount);
  return (
    <div className="cart-minimum" data-reached={missing === 0 ? "" : undefined}>
      <p className="cart-minimum__text">{missing > 0 ? missingText : texts.reached}</p>
      {missing > 0 ? (
        <button type="button" className="cart-minimum__pickup" onClick={() => choose("pickup")}>
          {texts.pickUp}
        </button>
      ) : null}
      <div className="cart-minimum__track" aria-hidden="true">
        <div
          className="cart-minimum__bar"
          style={{ width: `${Math.min(100, (subtotal_cents / minimum) * 100)}%` }}
        />
      </div>
      {terms ? null : <p className="cart-minimum__more">{texts.byArea}</p>}
    </div>
  );
}

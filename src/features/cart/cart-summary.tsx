import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { formatPercent, formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { cartTotalAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import "./cart-summary.css";
import { CartPause } from "./cart-pause";
import { useCartDeposit } from "./use-cart-deposit";

/** Subtotal, pickup discount and link to the checkout; sticky below the lines. */
export function CartSummary() {
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = cartTexts[language];
  const total = useAtomValue(cartTotalAtom);
  const deposit = useCartDeposit();
  const discount = restaurant.pick_up_discount;
  return (
    <div className="cart-summary">
      <p className="cart-summary__total">
        <span>{texts.subtotal}</span>
        <span className="cart-summary__amount">{formatPrice(total, language)}</span>
      </p>
      {deposit > 0 ? (
        <p className="cart-summary__deposit">
          <span>{texts.deposit}</span>
          <span className="cart-summary__amount">{formatPrice(deposit, language)}</span>
        </p>
      ) : null}
      <p className="cart-summary__more">
        {texts.extraCosts}
        {discount > 0 ? ` ${texts.pickupDiscount(formatPercent(discount, language))}` : null}
      </p>
      <CartPause />
      <Link className="button button--primary button--large button--wide" to={routes.checkout}>
        {texts.checkout}
      </Link>
    </div>
  );
}

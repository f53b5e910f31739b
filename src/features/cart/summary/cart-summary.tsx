import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { formatPercent, formatPrice } from "@/domain/text/format";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { CartPause } from "../notes/cart-pause";
import { CartServed } from "../notes/cart-served";
import { CartMinimum } from "./cart-minimum";
import "./cart-summary.css";
import { DeliveryAddress } from "./delivery-address";
import { ServiceChoice } from "./service-choice";
import { useCartService } from "./use-cart-service";

/**
 * Pickup or delivery, what the cart costs then, and the link to the checkout; sticky below the lines.
 * Without a postal code a delivery has no fee and no total; beyond reach it has no link.
 */
export function CartSummary() {
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = cartSummaryTexts[language];
  const service = useCartService();
  const { type, reach, discount_cents, fee_cents, total_cents, deposit_cents } = service;
  const price = (cents: number) => formatPrice(cents, language);
  const isDelivery = type === "delivery";
  const isRefused = isDelivery && reach.status === "out-of-area";
  return (
    <div className="cart-summary">
      {restaurant.delivery ? <ServiceChoice service={service} /> : null}
      {isDelivery ? <DeliveryAddress reach={reach} /> : null}
      <dl className="cart-summary__rows">
        <Row name={texts.subtotal} amount={price(service.subtotal_cents)} />
        {deposit_cents > 0 ? <Row name={texts.deposit} amount={price(deposit_cents)} /> : null}
        {discount_cents > 0 ? (
          <Row
            name={texts.discount(formatPercent(restaurant.pick_up_discount, language))}
            amount={price(-discount_cents)}
          />
        ) : null}
        {isDelivery && !isRefused ? <Row name={texts.fee} amount={feeText(fee_cents)} /> : null}
        {total_cents === null ? null : (
          <Row name={texts.total} amount={price(total_cents)} isTotal />
        )}
      </dl>
      <p className="cart-summary__more">
        {total_cents === null && !isRefused ? texts.vatByZip : texts.vat}
      </p>
      <CartMinimum />
      <CartPause />
      <CartServed />
      {isRefused ? (
        <button
          type="button"
          className="button button--primary button--large button--wide"
          onClick={() => service.choose("pickup")}
        >
          {texts.pickUp}
        </button>
      ) : (
        <Link className="button button--primary button--large button--wide" to={routes.checkout}>
          {cartTexts[language].checkout}
        </Link>
      )}
    </div>
  );

  function feeText(cents: number | null): string {
    if (cents === null) return texts.byZip;
    return cents === 0 ? texts.free : price(cents);
  }
}

function Row(props: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={props.isTotal ? "cart-summary__row cart-summary__total" : "cart-summary__row"}>
      <dt>{props.name}</dt>
      <dd className="cart-summary__amount">{props.amount}</dd>
    </div>
  );
}

import { useRestaurant } from "@/data/restaurant-provider";
import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import { centsFromEuros } from "@/domain/money/money";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatPercent, formatPrice } from "@/domain/text/format";
import { homeTexts } from "@/i18n/home-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./delivery-facts.css";

/** Pickup, delivery and payment at a glance. Required by law before ordering (BGB § 312j). */
export function DeliveryFacts() {
  const restaurant = useRestaurant();
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const extraMinutes = extraMinutesAt(useAtomValue(availabilityAtom), useAtomValue(serverNowAtom));
  const minutes = orderPolicyOf(restaurant).pickup_lead_minutes + extraMinutes;
  const discount = restaurant.pick_up_discount;
  return (
    <section className="facts" aria-label={texts.factsTitle}>
      <dl className="facts__list">
        <div className="facts__fact">
          <dt className="facts__name">{texts.pickup}</dt>
          <dd className="facts__main">
            {discount > 0
              ? texts.pickupDiscount(formatPercent(discount, language))
              : texts.pickupPlain}
          </dd>
          <dd className="facts__more">{texts.pickupReady(minutes)}</dd>
        </div>
        <DeliveryFact restaurant={restaurant} />
        <div className="facts__fact">
          <dt className="facts__name">{texts.payment}</dt>
          <dd className="facts__main">{texts.paymentMeans}</dd>
          <dd className="facts__more">{texts.paymentWhere}</dd>
        </div>
      </dl>
    </section>
  );
}

function DeliveryFact({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const price = (euros: number) => formatPrice(centsFromEuros(euros), language);
  const fees = Object.values(restaurant.cost_by_distance);
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  const feeText = () => {
    if (highest === 0) return texts.freeDelivery;
    if (lowest === highest) return texts.flatFee(price(highest));
    return texts.feeUpTo(price(highest));
  };
  return (
    <div className="facts__fact">
      <dt className="facts__name">{texts.delivery}</dt>
      {restaurant.delivery && fees.length > 0 ? (
        <>
          <dd className="facts__main">{texts.minimum(price(restaurant.min_delivery_amount))}</dd>
          <dd className="facts__more">{feeText()}</dd>
        </>
      ) : (
        <dd className="facts__main">{texts.deliveryOff}</dd>
      )}
    </div>
  );
}

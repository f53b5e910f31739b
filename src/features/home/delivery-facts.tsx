import { useRestaurant } from "@/data/restaurant-provider";
import { isPaused } from "@/domain/availability/paused";
import { lowestMinimum } from "@/domain/delivery/lowest-minimum";
import { centsFromEuros } from "@/domain/money/money";
import { acceptedPayments } from "@/domain/order/placing/payments-offered";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatPercent, formatPrice } from "@/domain/text/format";
import { homeTexts } from "@/i18n/site/home-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./delivery-facts.css";

const FulfilmentTime = lazyPart(
  async () => (await import("./delivery-check/fulfilment-time")).FulfilmentTime,
);

const DeliveryCheck = lazyPart(
  async () => (await import("./delivery-check/delivery-check")).DeliveryCheck,
);

/**
 * Pickup, delivery and payment at a glance, with "Do we deliver to you?" below. Required by law before
 * ordering (BGB § 312j). The times follow after hydration; their space is reserved.
 */
export function DeliveryFacts() {
  const restaurant = useRestaurant();
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const discount = restaurant.pick_up_discount;
  return (
    // On a phone, the delivery check says when pickup is possible; without one, the facts do.
    <section
      className={restaurant.delivery ? "facts" : "facts facts--pickup"}
      aria-label={texts.factsTitle}
    >
      <div className="facts__card">
        <dl className="facts__list">
          <div className="facts__fact">
            <dt className="facts__name">{texts.pickup}</dt>
            <dd className="facts__main">
              {discount > 0
                ? texts.pickupDiscount(formatPercent(discount, language))
                : texts.pickupPlain}
            </dd>
            <dd className="facts__more">
              <ClientOnly>
                <OptionalPart>
                  <FulfilmentTime type="pickup" />
                </OptionalPart>
              </ClientOnly>
            </dd>
          </div>
          <DeliveryFact restaurant={restaurant} />
          <PaymentFact restaurant={restaurant} />
        </dl>
        {restaurant.delivery ? (
          <div className="facts__check">
            <ClientOnly>
              <OptionalPart>
                <DeliveryCheck />
              </OptionalPart>
            </ClientOnly>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** All accepted means of payment, and where those at the door are paid. */
function PaymentFact({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(homeTexts);
  const accepted = acceptedPayments(restaurant);
  const atDoor = restaurant.delivery ? texts.atDoor : texts.onPickup;
  return (
    <div className="facts__fact">
      <dt className="facts__name">{texts.payment}</dt>
      <dd className="facts__main">
        {accepted
          .map((payment) => texts.means[payment])
          .join(accepted.length > 2 ? ", " : texts.or)}
      </dd>
      <dd className="facts__more">{accepted[0] === "online" ? texts.inAdvance : atDoor}</dd>
    </div>
  );
}

/** Minimum and highest fee; while delivery is paused, the end of the pause instead of the fee. */
function DeliveryFact({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  // The pause may be known before hydration, which must render what the build rendered.
  const paused = useHydrated() && isPaused("delivery", availability, now);
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
          <dd className="facts__main">
            {texts.minimum(formatPrice(lowestMinimum(restaurant), language))}
          </dd>
          <dd className="facts__more">
            {paused ? (
              <OptionalPart>
                <FulfilmentTime type="delivery" />
              </OptionalPart>
            ) : (
              feeText()
            )}
          </dd>
        </>
      ) : (
        <dd className="facts__main">{texts.deliveryOff}</dd>
      )}
    </div>
  );
}

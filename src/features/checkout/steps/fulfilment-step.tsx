import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRestaurant } from "@/data/restaurant-provider";
import { useOtherFulfilment } from "@/data/use-other-fulfilment";
import { pausedUntil } from "@/domain/availability/paused";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { centsFromEuros } from "@/domain/money/money";
import type { OrderTimes } from "@/domain/order/timing/wanted-time";
import { formatPercent, formatPrice, formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { fulfilmentTexts } from "@/i18n/order/fulfilment-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { RadioCards } from "@/ui/form/radio-cards";
import type { Service } from "../context/use-service";
import { Step } from "./parts/step";
import { ReusableNote } from "./reusable-note";
import { OfferToday } from "./time/offer-today";
import { TimeField } from "./time/time-field";
import { useDayNames } from "./time/use-day-names";
import { useServingTimes } from "./time/use-serving-times";

/** Pickup or delivery, the notice of reusable packaging, and when. */
export const FulfilmentStep = memo(function FulfilmentStep({ service }: { service: Service }) {
  const texts = useTexts(checkoutTexts);
  return (
    <Step title={texts.type}>
      <FulfilmentCards />
      <ReusableNote />
      <TimeField service={service} />
      <OfferToday />
    </Step>
  );
});

/** An unavailable fulfilment says why; it cannot be selected, but stays selected. */
function FulfilmentCards() {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  const { register, control } = useFormContext<CheckoutDraft>();
  const chosen = useWatch({ control, name: "type" });
  const { address, pick_up_discount } = restaurant;
  const pickup = isServed(useServingTimes("pickup"));
  const deliveryTimes = useServingTimes("delivery");
  const deliverable = isServed(deliveryTimes);
  const isPickupOnlyToday = useOtherFulfilment("delivery", null) !== null;
  const pauseOf = usePauseText();
  const pickupPause = pauseOf("pickup");
  const deliveryPause = restaurant.delivery ? pauseOf("delivery") : null;
  const { dayName } = useDayNames();
  const delivery = restaurant.delivery && deliverable;
  const minimums = [
    restaurant.min_delivery_amount,
    ...restaurant.min_delivery_amount_by_zip.map(({ min_delivery_amount }) => min_delivery_amount),
  ];
  const pickupHint =
    pick_up_discount > 0
      ? texts.pickupDiscount(formatPercent(pick_up_discount, language))
      : texts.pickupHint(`${address.line1}, ${address.city}`);
  const nextDelivery = isPickupOnlyToday ? deliveryTimes.slots[0] : undefined;
  const nextHint = nextDelivery
    ? texts.deliveryFrom(`${dayName(nextDelivery)}, ${formatTime(nextDelivery)}`)
    : null;
  const deliveryHint = restaurant.delivery
    ? (nextHint ?? texts.deliveryHint(formatPrice(centsFromEuros(Math.min(...minimums)), language)))
    : texts.deliveryOff;
  return (
    <RadioCards
      label={<span className="visually-hidden">{texts.type}</span>}
      cards={[
        {
          value: "pickup",
          title: texts.pickup,
          description: pickupPause ?? (pickup ? pickupHint : texts.typeClosed),
          disabled: (pickupPause !== null || !pickup) && chosen !== "pickup",
        },
        {
          value: "delivery",
          title: texts.delivery,
          description:
            deliveryPause ?? (restaurant.delivery && !delivery ? texts.typeClosed : deliveryHint),
          disabled: (deliveryPause !== null || !delivery) && chosen !== "delivery",
        },
      ]}
      {...register("type")}
    />
  );
}

/** Returns a function that names the end of the pause of a fulfilment; null while it is not paused. */
function usePauseText(): (type: Fulfilment) => string | null {
  const texts = useTexts(fulfilmentTexts);
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (type) => {
    const until = pausedUntil(type, availability, now);
    if (until === null) return null;
    return texts.pausedUntil(formatMomentFrom(now, until, language));
  };
}

/** Shortly before closing no slot is left, but an order as soon as possible is still accepted. */
function isServed({ earliest_at, slots }: OrderTimes): boolean {
  return earliest_at !== null || slots.length > 0;
}

import type { Availability } from "../../availability/availability.schema";
import { isUnattended } from "../../availability/is-unattended";
import { pausedUntil } from "../../availability/paused";
import { deliveryTerms } from "../../delivery/delivery-terms";
import type { Place } from "../../delivery/place.schema";
import type { MenuCategory } from "../../menu/menu.schema";
import { type Cents, centsFromEuros } from "../../money/money";
import { type Refusal, refusal } from "../../result/refusal";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Instant } from "../../time/berlin-time";
import type { QuoteOrderRequest } from "../order-requests.schema";
import { notServedRefusal, servedTimes } from "../timing/served-times";
import { type OrderTimes, orderTimes, wantedTimeRefusal } from "../timing/wanted-time";

/** What the conditions of an order depend on, beside its dishes. */
export interface ConditionsContext {
  readonly restaurant: Restaurant;
  readonly availability: Availability;
  readonly places: readonly Place[];
}

type Request = Pick<QuoteOrderRequest, "type" | "zip" | "city" | "wanted_at">;

/** Fee, minimum and times of an order, and the first of these rules that would refuse it now. */
export interface OrderConditions {
  readonly delivery_fee_cents: Cents;
  readonly minimum_cents: Cents;
  /** What the subtotal lacks for the minimum. */
  readonly missing_cents: Cents;
  readonly times: OrderTimes;
  readonly refusal: Refusal | null;
}

/**
 * Conditions of an order, checked in this order: delivery off, paused, wanted time, served hours, area,
 * minimum. Delivery without a postal code has no fee and the general minimum.
 * @param categories those of the ordered dishes
 */
export function orderConditions(
  request: Request,
  order: { readonly subtotal_cents: Cents; readonly categories: readonly MenuCategory[] },
  context: ConditionsContext,
  now: Instant,
): OrderConditions {
  const { restaurant, availability } = context;
  const { subtotal_cents, categories } = order;
  const terms = deliveryTermsFor(request, context);
  const { delivery_fee_cents, minimum_cents } = terms;
  const missing_cents = Math.max(0, minimum_cents - subtotal_cents);
  const possible = orderTimes(restaurant, availability, request.type, now);
  const times = servedTimes(possible, categories, now);
  const wantedAt = request.wanted_at ?? null;
  return {
    delivery_fee_cents,
    minimum_cents,
    missing_cents,
    times,
    refusal:
      fulfilmentRefusal(request, context, now) ??
      wantedTimeRefusal(wantedAt, possible, times.slots[0]) ??
      notServedRefusal(wantedAt ?? now, categories, times) ??
      terms.refusal ??
      (missing_cents > 0 ? refusal("BELOW_MINIMUM", { missing_cents }) : null),
  };
}

function fulfilmentRefusal(
  { type }: Request,
  { restaurant, availability }: ConditionsContext,
  now: Instant,
): Refusal | null {
  if (type === "delivery" && !restaurant.delivery) return refusal("DELIVERY_OFF");
  if (isUnattended(availability)) return refusal("PAUSED");
  const until = pausedUntil(type, availability, now);
  return until === null ? null : refusal("PAUSED", { next_at: until });
}

function deliveryTermsFor(
  { type, zip, city }: Request,
  { restaurant, places }: ConditionsContext,
): { delivery_fee_cents: Cents; minimum_cents: Cents; refusal: Refusal | null } {
  if (type === "pickup") return { delivery_fee_cents: 0, minimum_cents: 0, refusal: null };
  const terms = zip === undefined ? null : deliveryTerms(restaurant, places, { zip, city });
  if (terms?.ok) {
    const { fee_cents, minimum_cents } = terms.value;
    return { delivery_fee_cents: fee_cents, minimum_cents, refusal: null };
  }
  return {
    delivery_fee_cents: 0,
    minimum_cents: centsFromEuros(restaurant.min_delivery_amount),
    refusal: terms ? refusal("OUT_OF_AREA") : null,
  };
}

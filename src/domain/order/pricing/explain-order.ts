import type { DayException } from "../../availability/availability.schema";
import { extraMinutesOf } from "../../availability/extra-minutes";
import { isUnattended } from "../../availability/is-unattended";
import { pausedUntil } from "../../availability/paused";
import { type DeliveryTerms, deliveryTerms } from "../../delivery/delivery-terms";
import { distanceKm } from "../../delivery/distance";
import type { DistanceBand } from "../../delivery/distance-bands";
import { feeBand } from "../../delivery/fee-band";
import type { Place } from "../../delivery/place.schema";
import { type DayHours, dayHours } from "../../hours/day-hours";
import { type OpeningState, openingState } from "../../hours/opening-state";
import { leadTimeMs, ordersEndAt } from "../../hours/order-slots";
import type { Cents } from "../../money/money";
import { type Instant, type LocalDate, MINUTE_MS, toLocal } from "../../time/berlin-time";
import type { QuoteOrderRequest } from "../order-requests.schema";
import { type ConditionsContext, type OrderConditions, orderConditions } from "./order-conditions";

/** What decides fee and minimum in one town. */
export interface TownTerms {
  readonly town: Place;
  readonly distance_km: number;
  /** Undefined if the town is out of reach. */
  readonly band: DistanceBand | undefined;
  /** Null if the town is out of reach. */
  readonly terms: DeliveryTerms | null;
}

/** What a guest sees at one moment: the conditions of an order, and what decided each of them. */
export interface OrderExplanation {
  readonly opening: OpeningState;
  /** The day's hours, and the exception that set them if there is one. */
  readonly day: DayHours & { readonly date: LocalDate; readonly exception: DayException | null };
  /** False for a delivery of a restaurant that does not deliver. */
  readonly isOffered: boolean;
  /** End of the pause, "unattended" for one until staff are there again; null without a pause. */
  readonly pause: Instant | "unattended" | null;
  /** Lead time in minutes, without and with the extra minutes of a busy kitchen. */
  readonly lead: { readonly usual: number; readonly extra: number };
  /** When orders end in the current opening hours; null while closed. */
  readonly ends_at: Instant | null;
  /** The towns of the postal code; empty for pickup and without one. */
  readonly towns: readonly TownTerms[];
  readonly conditions: OrderConditions;
}

/**
 * Explains what a guest with a cart of this value sees at an instant. Every part comes from the
 * function that also serves guests. Dishes, serving hours and full slots are left out.
 */
export function explainOrder(
  request: Pick<QuoteOrderRequest, "type" | "zip">,
  subtotal_cents: Cents,
  context: ConditionsContext,
  now: Instant,
): OrderExplanation {
  const { restaurant, availability } = context;
  const { type, zip } = request;
  const { date } = toLocal(now);
  const day = dayHours(restaurant, availability.exceptions, date);
  const extra = extraMinutesOf(type, availability, now);
  const set = availability.exceptions.findLast((exception) => exception.date === date);
  return {
    opening: openingState(restaurant, availability, now),
    day: { ...day, date, exception: day.cause === "exception" ? (set ?? null) : null },
    isOffered: type === "pickup" || restaurant.delivery,
    pause: isUnattended(availability) ? "unattended" : pausedUntil(type, availability, now),
    lead: { usual: leadTimeMs(restaurant, availability, type, now) / MINUTE_MS - extra, extra },
    ends_at: ordersEndAt(restaurant, availability, type, now),
    towns: type === "delivery" && zip ? townsOf(zip, context) : [],
    conditions: orderConditions(
      { ...request, wanted_at: null },
      { subtotal_cents, categories: [] },
      context,
      now,
    ),
  };
}

/** The towns of a postal code, each as if it were the only one. */
function townsOf(zip: string, { restaurant, places }: ConditionsContext): TownTerms[] {
  return places
    .filter((place) => place.zip === zip)
    .map((town) => {
      const distance_km = distanceKm(restaurant.location, town.location);
      const terms = deliveryTerms(restaurant, [town], { zip });
      return {
        town,
        distance_km,
        band: feeBand(restaurant, distance_km),
        terms: terms.ok ? terms.value : null,
      };
    });
}

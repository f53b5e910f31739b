import type { Availability } from "../../availability/availability.schema";
import { isUnattended } from "../../availability/is-unattended";
import { pausedUntil } from "../../availability/paused";
import { deliveryTerms } from "../../delivery/delivery-terms";
import type { Place } from "../../delivery/place.schema";
import type { Menu } from "../../menu/menu.schema";
import { categoriesOf } from "../../menu/served";
import { type Cents, centsFromEuros } from "../../money/money";
import { type Refusal, refusal } from "../../result/refusal";
import { ok, type Result } from "../../result/result";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Instant } from "../../time/berlin-time";
import type { QuoteOrderRequest } from "../order-requests.schema";
import { notServedRefusal, servedTimes } from "../timing/served-times";
import { orderTimes, wantedTimeRefusal } from "../timing/wanted-time";
import { containersByLine, containersOf } from "./containers";
import { pickupDiscount } from "./pickup-discount";
import { priceLines } from "./price-lines";
import type { Quote } from "./quote.schema";
import { type VatBase, vatSplit } from "./vat-split";

/** Everything the order rules depend on, read at one moment. */
export interface OrderContext {
  readonly restaurant: Restaurant;
  readonly menu: Menu;
  readonly availability: Availability;
  readonly places: readonly Place[];
}

/** Prices of an order and the first rule that would refuse it now, if any. */
export interface QuotedOrder {
  readonly quote: Quote;
  readonly refusal: Refusal | null;
}

/**
 * Prices an order from menu and restaurant, and checks the rules in this order: sold out, delivery
 * off, paused, wanted time, served hours, area, minimum. Delivery without a postal code is quoted
 * without a fee and with the general minimum.
 * @returns an error only if the lines cannot be priced
 */
export function quoteOrder(
  request: Omit<QuoteOrderRequest, "resto_key">,
  context: OrderContext,
  now: Instant,
): Result<QuotedOrder, Refusal> {
  const { restaurant, menu, availability } = context;
  const { type } = request;
  const priced = priceLines(request.lines, menu, availability, now);
  if (!priced.ok) return priced;
  const { lines, bases, soldOut } = priced.value;

  const subtotal_cents = bases.reduce((sum, { goods_cents }) => sum + goods_cents, 0);
  const deposit_cents = bases.reduce((sum, base) => sum + base.deposit_cents, 0);
  const discount_cents = pickupDiscount(restaurant, type, subtotal_cents);
  const reusable = request.reusable ? containersOf(request.lines, context) : undefined;
  const terms = deliveryTermsFor(request, context);
  const { delivery_fee_cents, minimum_cents } = terms;
  const missing_cents = Math.max(0, minimum_cents - subtotal_cents);
  const times = orderTimes(restaurant, availability, type, now);
  const categories = categoriesOf(
    request.lines.map(({ item_id }) => item_id),
    menu,
  );
  const served = servedTimes(times, categories, now);

  const quote: Quote = {
    type,
    lines,
    subtotal_cents,
    discount_cents,
    delivery_fee_cents,
    deposit_cents,
    ...(reusable && { reusable }),
    total_cents:
      subtotal_cents -
      discount_cents +
      delivery_fee_cents +
      deposit_cents +
      (reusable?.deposit_cents ?? 0),
    vat_split: vatSplit(reusable ? withContainers(bases, request.lines, context) : bases, {
      discount_cents,
      delivery_fee_cents,
    }),
    minimum_cents,
    missing_cents,
    earliest_at: served.earliest_at,
    next_slots: [...served.slots],
    // Filled by the server, which knows the capacity.
    full_slots: [],
    menu_rev: menu.rev,
  };
  const wantedAt = request.wanted_at ?? null;
  const firstRefusal =
    soldOut ??
    fulfilmentRefusal(request, context, now) ??
    wantedTimeRefusal(wantedAt, times, served.slots[0]) ??
    notServedRefusal(wantedAt ?? now, categories, served) ??
    terms.refusal ??
    (missing_cents > 0 ? refusal("BELOW_MINIMUM", { missing_cents }) : null);
  return ok({ quote, refusal: firstRefusal });
}

/** Deposits of containers keep the rate of their dish. */
function withContainers(
  bases: readonly VatBase[],
  lines: QuoteOrderRequest["lines"],
  context: OrderContext,
): VatBase[] {
  const { reusable_deposit_cents: each = 0 } = context.restaurant;
  const containers = containersByLine(lines, context);
  return bases.map((base, line) => ({
    ...base,
    deposit_cents: base.deposit_cents + (containers[line] ?? 0) * each,
  }));
}

function fulfilmentRefusal(
  { type }: Pick<QuoteOrderRequest, "type">,
  { restaurant, availability }: OrderContext,
  now: Instant,
): Refusal | null {
  if (type === "delivery" && !restaurant.delivery) return refusal("DELIVERY_OFF");
  if (isUnattended(availability)) return refusal("PAUSED");
  const until = pausedUntil(type, availability, now);
  return until === null ? null : refusal("PAUSED", { next_at: until });
}

function deliveryTermsFor(
  { type, zip, city }: Pick<QuoteOrderRequest, "type" | "zip" | "city">,
  { restaurant, places }: OrderContext,
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

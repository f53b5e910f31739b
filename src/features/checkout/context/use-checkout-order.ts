import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { usePlaces } from "@/data/use-places";
import { requestLines } from "@/domain/cart/request-lines";
import { isZip } from "@/domain/contact/zip";
import { citySchema } from "@/domain/delivery/delivery-address.schema";
import type { OrderLineRequest, QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { Refusal } from "@/domain/result/refusal";
import { acceptPricesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";
import { wantedInstant } from "./checkout-form.schema";
import type { CheckoutFormApi } from "./checkout-form-api";
import {
  checkoutLines,
  isOfDish,
  refusedLineIndex,
  soldOutDish,
  type UnavailableLine,
  unavailableLine,
} from "./checkout-lines";
import { quoteAtCartPrices } from "./quote-at-cart-prices";
import { useQuote } from "./use-quote";
import type { SubmissionApi } from "./use-submission";

/** The order that the form and the cart describe now. */
export interface CheckoutOrder {
  /** Changes with everything that affects the price. */
  readonly key: string;
  readonly restoKey: string;
  readonly lines: readonly OrderLineRequest[];
  readonly unavailable: readonly UnavailableLine[];
  readonly quote: Quote | null;
  readonly refusal: Refusal | null;
  /** False while the delivery fee is unknown: without a postal code and outside the delivery area. */
  readonly hasTotal: boolean;
  /** Whether the server has answered once, or could not be reached. */
  readonly isAnswered: boolean;
  /** The quote before prices changed, for comparison. */
  readonly before: Quote | null;
  /** Whether prices have changed and the guest has not accepted them yet. */
  readonly mustAccept: boolean;
  /** Whether the server would refuse the order. */
  readonly blocked: boolean;
  readonly acceptPrices: () => void;
}

/** Prices the cart for the form's values and takes the server's last refusal into account. */
export function useCheckoutOrder(
  form: CheckoutFormApi,
  { state, dismiss }: SubmissionApi,
): CheckoutOrder {
  const restaurant = useRestaurant();
  const menu = useMenu();
  const places = usePlaces();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const cart = useAtomValue(orderedLinesAtom);
  const acceptCartPrices = useSetAtom(acceptPricesAtom);
  const revalidate = useSetAtom(revalidateRestaurantAtom);
  // Renders again only for the fields that affect the price.
  const { type, zip, city, wantedAt, reusable } = useWatch({
    control: form.control,
    compute: pricedPart,
  });

  const context = { restaurant, menu, availability, places };
  const { orderable, unavailable } = checkoutLines(cart, context, now);
  const lines = requestLines(orderable);
  const request: QuoteOrderRequest = {
    resto_key: restaurant.key,
    type,
    lines,
    wanted_at: wantedInstant(wantedAt),
    ...(reusable ? { reusable } : {}),
    ...(zip ? { zip } : {}),
    ...(zip && city ? { city } : {}),
  };
  const refused = state.phase === "refused" ? state : null;
  // The page's offer is out of date.
  const isPaymentRefused = refused?.refusal.reason === "PAYMENT_UNAVAILABLE";
  useEffect(() => {
    if (isPaymentRefused) void revalidate();
  }, [isPaymentRefused, revalidate]);
  const basis = { context, now, refused: refused?.refusal ?? null };
  const { quote, refusal, before, isAnswered, agree } = useQuote(request, basis);

  const cartPriceQuote = quote && quoteAtCartPrices(quote, orderable, context);
  const newPrices = refused?.refusal.reason === "PRICE_CHANGED" ? refused.quote : null;
  // The server may know about a sold-out dish before this browser does.
  const refusedDish = refusal ?? refused?.refusal;
  const refusedLine = orderable[refusedLineIndex(refusedDish?.field) ?? -1];
  const missing =
    unavailable.length === 0 && refusedLine && refusedDish
      ? [
          unavailableLine(
            refusedLine,
            isOfDish(refusedDish) ? soldOutDish(refusedDish) : "unavailable",
            menu,
          ),
        ]
      : unavailable;

  const mustAccept = newPrices !== null || before !== null || cartPriceQuote !== null;

  async function acceptPrices(): Promise<void> {
    acceptCartPrices(menu);
    const agreed = newPrices ?? quote;
    if (agreed) agree(agreed);
    if (!newPrices && !before) return;
    if (newPrices) dismiss();
    // The cart keeps the accepted prices; later changes need a new acceptance.
    const renewed = await revalidate();
    if (renewed) acceptCartPrices(renewed);
  }

  return {
    key: JSON.stringify(request),
    restoKey: restaurant.key,
    lines,
    unavailable: missing,
    quote: newPrices ?? quote,
    refusal,
    hasTotal: type === "pickup" || (zip !== "" && refusal?.reason !== "OUT_OF_AREA"),
    isAnswered,
    before: newPrices ? quote : (before ?? cartPriceQuote),
    mustAccept,
    blocked: refusal !== null || missing.length > 0 || mustAccept,
    acceptPrices: () => void acceptPrices(),
  };
}

/** The fields that affect the price; empty while incomplete. */
function pricedPart({ type, zip, city, wantedAt, reusable }: CheckoutDraft) {
  const isPriced = type === "delivery" && isZip(zip);
  return {
    type,
    wantedAt,
    reusable,
    zip: isPriced ? zip : "",
    city: (isPriced && citySchema.safeParse(city).data) || "",
  };
}

import { useWatch } from "react-hook-form";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { usePlaces } from "@/data/use-places";
import type { OrderLineRequest, QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/quote.schema";
import type { Refusal } from "@/domain/shared/refusal";
import { isZip } from "@/domain/shared/zip";
import { acceptPricesAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { wantedInstant } from "../form/checkout-form.schema";
import type { CheckoutFormApi } from "../form/checkout-form-api";
import { quoteAsSeen } from "../quote/quote-as-seen";
import { useQuote } from "../quote/use-quote";
import {
  checkoutLines,
  refusedLineIndex,
  requestLines,
  type UnavailableLine,
  unavailableLine,
} from "../steps/checkout-lines";
import type { SubmissionApi } from "./use-submission";

/** What the form amounts to at this moment. */
export interface CheckoutOrder {
  /** Changes with everything that is priced. */
  readonly key: string;
  readonly restoKey: string;
  readonly lines: readonly OrderLineRequest[];
  readonly unavailable: readonly UnavailableLine[];
  readonly quote: Quote | null;
  readonly refusal: Refusal | null;
  /** What the guest saw before prices changed, for comparison. */
  readonly before: Quote | null;
  /** Prices are not those of the cart or of the last look; the guest has not agreed to them yet. */
  readonly mustAccept: boolean;
  /** Whether sending would be pointless. */
  readonly blocked: boolean;
  readonly acceptPrices: () => void;
}

/** Prices the cart for what the form says, and keeps what a refused order has revealed. */
export function useCheckoutOrder(
  form: CheckoutFormApi,
  { state, dismiss }: SubmissionApi,
): CheckoutOrder {
  const restaurant = useRestaurant();
  const menu = useMenu();
  const places = usePlaces();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const cart = useAtomValue(cartLinesAtom);
  const takePrices = useSetAtom(acceptPricesAtom);
  const renewVenue = useSetAtom(revalidateRestaurantAtom);
  // Half a postal code prices nothing: the page renders again only for what changes the order.
  const { type, zip, city, wantedAt } = useWatch({ control: form.control, compute: pricedPart });

  const venue = { restaurant, menu, availability, places };
  const { orderable, unavailable } = checkoutLines(cart, venue, now);
  const lines = requestLines(orderable);
  const request: QuoteOrderRequest = {
    resto_key: restaurant.key,
    type,
    lines,
    wanted_at: wantedInstant(wantedAt),
    ...(zip ? { zip } : {}),
    ...(zip && city ? { city } : {}),
  };
  const refused = state.phase === "refused" ? state : null;
  const basis = { venue, now, refused: refused?.refusal ?? null };
  const { quote, refusal, before, agree } = useQuote(request, basis);

  const seen = quote && quoteAsSeen(quote, orderable, venue);
  const newPrices = refused?.refusal.reason === "PRICE_CHANGED" ? refused.quote : null;
  // The server may know of a dish that has just sold out before this browser does.
  const refusedLine = orderable[refusedLineIndex((refusal ?? refused?.refusal)?.field) ?? -1];
  const missing =
    unavailable.length === 0 && refusedLine
      ? [unavailableLine(refusedLine, refusal?.reason === "INVALID" ? "gone" : "sold-out", menu)]
      : unavailable;

  const mustAccept = newPrices !== null || before !== null || seen !== null;

  async function acceptPrices(): Promise<void> {
    takePrices(menu);
    const agreed = newPrices ?? quote;
    if (agreed) agree(agreed);
    if (!newPrices && !before) return;
    if (newPrices) dismiss();
    // The cart keeps what was agreed to; what changes after this is asked about anew.
    const renewed = await renewVenue();
    if (renewed) takePrices(renewed);
  }

  return {
    key: JSON.stringify(request),
    restoKey: restaurant.key,
    lines,
    unavailable: missing,
    quote: newPrices ?? quote,
    refusal,
    before: newPrices ? quote : (before ?? seen),
    mustAccept,
    blocked: refusal !== null || missing.length > 0 || mustAccept,
    acceptPrices: () => void acceptPrices(),
  };
}

/** The part of the form that prices depend on; empty while it says nothing yet. */
function pricedPart({ type, zip, city, wantedAt }: CheckoutDraft) {
  const isPriced = type === "delivery" && isZip(zip);
  return {
    type,
    wantedAt,
    zip: isPriced ? zip : "",
    city: isPriced ? city.trim().slice(0, 80) : "",
  };
}

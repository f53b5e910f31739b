import { useEffect, useMemo } from "react";
import { useServerQuote } from "@/data/quote/use-server-quote";
import { withoutPauses } from "@/domain/availability/without-pauses";
import { categoriesOf } from "@/domain/menu/served";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import { servedTimes } from "@/domain/order/timing/served-times";
import { type OrderTimes, orderTimes } from "@/domain/order/timing/wanted-time";
import type { Refusal } from "@/domain/result/refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { TelephoneDraft } from "@/state/staff/telephone-order-atoms";
import { useLatest } from "@/ui/use-latest";
import { quoteRequest } from "./draft-order";

/** Prices and times of the draft. */
export interface TelephoneQuote {
  /** Null while nothing in the draft can be priced. */
  readonly quote: Quote | null;
  /** Why the order would be refused now; what staff chose to skip is left out. */
  readonly refusal: Refusal | null;
  readonly times: OrderTimes;
  readonly isFull: (slot: Instant) => boolean;
}

/**
 * Prices the draft at once from the restaurant's data, and asks the server for full slots when the
 * staff member pauses.
 * @param onStale called if the server's total differs: restaurant or menu have changed
 */
export function useTelephoneQuote(
  draft: TelephoneDraft,
  context: OrderContext,
  onStale: () => void,
): TelephoneQuote {
  const now = useAtomValue(serverNowAtom);
  const { overbook, type } = draft;
  const key = JSON.stringify(quoteRequest(draft, context.restaurant.key));
  const applied = useMemo(() => appliedContext(context, overbook), [context, overbook]);
  const local = useMemo(() => localQuote(JSON.parse(key), applied, now), [key, applied, now]);
  const times = useMemo(() => {
    const request: QuoteOrderRequest = JSON.parse(key);
    const categories = categoriesOf(
      request.lines.map(({ item_id }) => item_id),
      applied.menu,
    );
    const possible = orderTimes(applied.restaurant, applied.availability, type, now);
    return servedTimes(possible, categories, now);
  }, [key, applied, type, now]);
  const quote = local?.ok ? local.value.quote : null;

  // The local quote stands without the server's answer; placing the order decides.
  const { value } = useServerQuote(quoteRequest(draft, context.restaurant.key));
  const onAnswer = useLatest((served: Quote) => {
    if (quote && served.total_cents !== quote.total_cents) onStale();
  });
  useEffect(() => {
    if (value) onAnswer.current(value.quote);
  }, [value, onAnswer]);

  const served = value?.refusal;
  const full = served?.reason === "SLOT_FULL" && !overbook ? served : null;
  return {
    quote,
    refusal: localRefusal(local, draft) ?? full,
    times,
    isFull: (slot) => value?.quote.full_slots.includes(slot) ?? false,
  };
}

/** Prices a draft before the page shows it. Does not know the slots that are full. */
export function quoteDraft(
  draft: TelephoneDraft,
  context: OrderContext,
  now: Instant,
): Pick<TelephoneQuote, "quote" | "refusal"> {
  const request = quoteRequest(draft, context.restaurant.key);
  const local = localQuote(request, appliedContext(context, draft.overbook), now);
  return { quote: local?.ok ? local.value.quote : null, refusal: localRefusal(local, draft) };
}

type LocalQuote = ReturnType<typeof quoteOrder> | null;

/** Overbooking ignores pauses. */
function appliedContext(context: OrderContext, overbook: boolean): OrderContext {
  const { availability } = context;
  return { ...context, availability: overbook ? withoutPauses(availability) : availability };
}

function localQuote(request: QuoteOrderRequest, applied: OrderContext, now: Instant): LocalQuote {
  return request.lines.length > 0 ? quoteOrder(request, applied, now) : null;
}

function localRefusal(local: LocalQuote, { waiveMinimum }: TelephoneDraft): Refusal | null {
  const refusal = local && (local.ok ? local.value.refusal : local.error);
  return waiveMinimum && refusal?.reason === "BELOW_MINIMUM" ? null : refusal;
}

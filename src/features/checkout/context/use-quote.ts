import { useEffect, useMemo, useState } from "react";
import { useServerQuote } from "@/data/quote/use-server-quote";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportFullSlotsAtom } from "@/state/ordering/full-slots-atom";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { useLatest } from "@/ui/use-latest";

/** Refusals of an order that trigger a new request for its prices. */
const ASKS_AGAIN: ReadonlySet<RefusalReason> = new Set(["SLOT_FULL", "ITEM_UNAVAILABLE", "PAUSED"]);

/** The prices on display. */
export interface ShownQuote {
  /** Null when nothing in the cart can be priced. */
  readonly quote: Quote | null;
  /** The refusal that the order would get now. */
  readonly refusal: Refusal | null;
  /** The quote shown before the server's prices differed; null once those are accepted. */
  readonly before: Quote | null;
  /** Whether the server has answered once, or could not be reached. */
  readonly isAnswered: boolean;
  /** Stores the quote that the guest has accepted. */
  readonly agree: (quote: Quote) => void;
}

/** The data an order is priced with. */
interface QuoteBasis {
  readonly context: OrderContext;
  readonly now: Instant;
  /** The server's last refusal; {@link ASKS_AGAIN} lists those that trigger a new request. */
  readonly refused: Refusal | null;
}

/**
 * Prices the order at once from local data and confirms it with the server when the guest pauses.
 * If the two differ, shows the server's prices beside the previous ones and reads restaurant and
 * menu again.
 */
export function useQuote(
  request: QuoteOrderRequest,
  { context, now, refused }: QuoteBasis,
): ShownQuote {
  const reportFullSlots = useSetAtom(reportFullSlotsAtom);
  const revalidate = useSetAtom(revalidateRestaurantAtom);
  const key = JSON.stringify(request);
  const [previous, setPrevious] = useState<{ requestKey: string; quote: Quote } | null>(null);

  const { restaurant, menu, availability, places } = context;
  const local = useMemo(() => {
    const parsedRequest: QuoteOrderRequest = JSON.parse(key);
    const known = { restaurant, menu, availability, places };
    return parsedRequest.lines.length > 0 ? quoteOrder(parsedRequest, known, now) : null;
  }, [key, restaurant, menu, availability, places, now]);
  const localQuote = local?.ok ? local.value : null;
  // A rule that starts or stops applying (closing time, a pause) triggers a new request.
  const rule = local?.ok ? (local.value.refusal?.reason ?? "none") : "unpriced";
  const asked = refused && ASKS_AGAIN.has(refused.reason) ? `${rule}/${refused.reason}` : rule;
  const { value, error, isAnswered, reload, change } = useServerQuote(request, asked);
  const refusal = error?.kind === "refused" ? error.refusal : null;
  const server = refusal && refusal.reason !== "RATE_LIMIT" ? { quote: null, refusal } : value;

  const onServerQuote = useLatest((quote: Quote) => {
    reportFullSlots(quote.full_slots);
    if (!localQuote || !differs(localQuote.quote, quote)) return;
    setPrevious((known) =>
      known?.requestKey === key ? known : { requestKey: key, quote: localQuote.quote },
    );
    void revalidate();
  });
  useEffect(() => {
    if (value) onServerQuote.current(value.quote);
  }, [value, onServerQuote]);
  useEffect(() => {
    if (refusal && refusal.reason !== "RATE_LIMIT") void revalidate();
  }, [refusal, revalidate]);
  // Until its first interaction the page does not follow the availability. It asks again with every
  // tick of the clock whether a pause is over that only the server knows of.
  const pausedAt = server?.refusal?.reason === "PAUSED" && rule !== "PAUSED" ? now : null;
  useEffect(() => {
    if (pausedAt !== null) reload();
  }, [pausedAt, reload]);

  const localRefusal = local && !local.ok ? local.error : (localQuote?.refusal ?? null);
  const quote = server?.quote ?? localQuote?.quote ?? null;
  const before =
    previous?.requestKey === key && quote && differs(previous.quote, quote) ? previous.quote : null;
  return {
    quote,
    refusal: localRefusal ?? server?.refusal ?? null,
    before,
    isAnswered: isAnswered || request.lines.length === 0,
    agree: (agreed) => {
      change((last) => ({ server_time: now, ...last, quote: agreed, refusal: null }));
      setPrevious({ requestKey: key, quote: agreed });
    },
  };
}

function differs(one: Quote, other: Quote): boolean {
  return one.total_cents !== other.total_cents;
}

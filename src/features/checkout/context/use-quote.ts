import { useEffect, useMemo, useRef, useState } from "react";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { callQuoteOrder } from "@/firebase/callables/order-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportFullSlotsAtom } from "@/state/ordering/full-slots-atom";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { useLatest } from "@/ui/use-latest";

const ASK_AFTER_MS = 500;
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
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const reportFullSlots = useSetAtom(reportFullSlotsAtom);
  const revalidate = useSetAtom(revalidateRestaurantAtom);
  const key = JSON.stringify(request);
  const [confirmed, setConfirmed] = useState<{
    of: string;
    quote: Quote | null;
    refusal: Refusal | null;
  } | null>(null);
  const [previous, setPrevious] = useState<{ of: string; quote: Quote } | null>(null);

  const [hasAnswer, setHasAnswer] = useState(false);
  const hasAsked = useRef(false);

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
  // Until its first interaction the page does not follow the availability. It asks again with every
  // tick of the clock whether a pause is over that only the server knows of.
  const isServerPause = confirmed?.of === key && confirmed.refusal?.reason === "PAUSED";
  const reason = isServerPause && rule !== "PAUSED" ? `${asked}/${now}` : asked;

  const onServerQuote = useLatest((quote: Quote) => {
    reportFullSlots(quote.full_slots);
    if (!localQuote || !differs(localQuote.quote, quote)) return;
    setPrevious((known) => (known?.of === key ? known : { of: key, quote: localQuote.quote }));
    void revalidate();
  });

  useEffect(() => {
    const parsedRequest: QuoteOrderRequest = JSON.parse(key);
    if (parsedRequest.lines.length === 0 || !reason) return;
    let current = true;
    const ask = async () => {
      hasAsked.current = true;
      const answer = await callQuoteOrder(parsedRequest);
      setHasAnswer(true);
      if (!current) return;
      if (answer.ok) {
        const { quote, refusal, server_time } = answer.value;
        reportServerTime(server_time);
        onServerQuote.current(quote);
        setConfirmed({ of: key, quote, refusal });
      } else if (answer.error.kind === "refused" && answer.error.refusal.reason !== "RATE_LIMIT") {
        setConfirmed({ of: key, quote: null, refusal: answer.error.refusal });
        void revalidate();
      }
    };
    // Whether the kitchen takes orders at all should be known at once.
    const timer = setTimeout(ask, hasAsked.current ? ASK_AFTER_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, reason, reportServerTime, revalidate, onServerQuote]);

  const server = confirmed?.of === key ? confirmed : null;
  const localRefusal = local && !local.ok ? local.error : (localQuote?.refusal ?? null);
  const quote = server?.quote ?? localQuote?.quote ?? null;
  const before =
    previous?.of === key && quote && differs(previous.quote, quote) ? previous.quote : null;
  return {
    quote,
    refusal: localRefusal ?? server?.refusal ?? null,
    before,
    isAnswered: hasAnswer || request.lines.length === 0,
    agree: (agreed) => {
      setConfirmed({ of: key, quote: agreed, refusal: null });
      setPrevious({ of: key, quote: agreed });
    },
  };
}

function differs(one: Quote, other: Quote): boolean {
  return one.total_cents !== other.total_cents;
}

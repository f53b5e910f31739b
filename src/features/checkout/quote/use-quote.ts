import { useEffect, useMemo, useState } from "react";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { Quote } from "@/domain/order/quote.schema";
import { type OrderContext, quoteOrder } from "@/domain/order/quote-order";
import type { Instant } from "@/domain/shared/berlin-time";
import type { Refusal } from "@/domain/shared/refusal";
import { callQuoteOrder } from "@/firebase/callables/callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportFullSlotsAtom } from "@/state/ordering/full-slots-atom";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { revalidateRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { useLatest } from "@/ui/use-latest";

const ASK_AFTER_MS = 500;

/** Prices as the guest sees them. */
export interface ShownQuote {
  /** Null where nothing in the cart can be priced. */
  readonly quote: Quote | null;
  /** The first rule that would refuse the order now. */
  readonly refusal: Refusal | null;
  /** What this page showed until the server priced it differently; null once agreed to. */
  readonly before: Quote | null;
  /** Takes a quote for the one the guest has agreed to. */
  readonly agree: (quote: Quote) => void;
}

/** What has to be known to price an order. */
interface QuoteBasis {
  readonly venue: OrderContext;
  readonly now: Instant;
  /** The last refusal of the server; one about the time makes it worth asking again. */
  readonly refused: Refusal | null;
}

/**
 * Prices the order at once from what this browser knows and confirms it with the server as soon
 * as the guest pauses; where the two differ, the server's prices are shown beside the former
 * ones, and record and menu are read again.
 */
export function useQuote(
  request: QuoteOrderRequest,
  { venue, now, refused }: QuoteBasis,
): ShownQuote {
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const reportFullSlots = useSetAtom(reportFullSlotsAtom);
  const renewVenue = useSetAtom(revalidateRestaurantAtom);
  const key = JSON.stringify(request);
  const [confirmed, setConfirmed] = useState<{
    of: string;
    quote: Quote | null;
    refusal: Refusal | null;
  } | null>(null);
  const [former, setFormer] = useState<{ of: string; quote: Quote } | null>(null);

  const { restaurant, menu, availability, places } = venue;
  const local = useMemo(() => {
    const asked: QuoteOrderRequest = JSON.parse(key);
    const known = { restaurant, menu, availability, places };
    return asked.lines.length > 0 ? quoteOrder(asked, known, now) : null;
  }, [key, restaurant, menu, availability, places, now]);
  const own = local?.ok ? local.value : null;
  // A rule that starts or stops to hold (closing time, a pause) is worth asking about again.
  const rule = local?.ok ? (local.value.refusal?.reason ?? "none") : "unpriced";
  const reason = refused?.reason === "SLOT_FULL" ? `${rule}/full` : rule;

  const answered = useLatest((quote: Quote) => {
    reportFullSlots(quote.full_slots);
    if (!own || !differs(own.quote, quote)) return;
    setFormer((known) => (known?.of === key ? known : { of: key, quote: own.quote }));
    void renewVenue();
  });

  useEffect(() => {
    const asked: QuoteOrderRequest = JSON.parse(key);
    if (asked.lines.length === 0 || !reason) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await callQuoteOrder(asked);
      if (!current) return;
      if (answer.ok) {
        const { quote, refusal, server_time } = answer.value;
        reportServerTime(server_time);
        answered.current(quote);
        setConfirmed({ of: key, quote, refusal });
      } else if (answer.error.kind === "refused" && answer.error.refusal.reason !== "RATE_LIMIT") {
        setConfirmed({ of: key, quote: null, refusal: answer.error.refusal });
        void renewVenue();
      }
    }, ASK_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, reason, reportServerTime, renewVenue, answered]);

  const server = confirmed?.of === key ? confirmed : null;
  const ownRefusal = local && !local.ok ? local.error : (own?.refusal ?? null);
  const quote = server?.quote ?? own?.quote ?? null;
  const before = former?.of === key && quote && differs(former.quote, quote) ? former.quote : null;
  return {
    quote,
    refusal: ownRefusal ?? server?.refusal ?? null,
    before,
    agree: (agreed) => {
      setConfirmed({ of: key, quote: agreed, refusal: null });
      setFormer({ of: key, quote: agreed });
    },
  };
}

function differs(one: Quote, other: Quote): boolean {
  return one.total_cents !== other.total_cents;
}

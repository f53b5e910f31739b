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

/** The prices on display. */
export interface ShownQuote {
  /** Null when nothing in the cart can be priced. */
  readonly quote: Quote | null;
  /** The refusal that the order would get now. */
  readonly refusal: Refusal | null;
  /** The quote on display until the server priced differently; null once the new one is accepted. */
  readonly before: Quote | null;
  /** Records the quote that the guest has accepted. */
  readonly agree: (quote: Quote) => void;
}

/** The data an order is priced with. */
interface QuoteBasis {
  readonly context: OrderContext;
  readonly now: Instant;
  /** The server's last refusal; one about the time triggers a new request. */
  readonly refused: Refusal | null;
}

/**
 * Prices the order at once from local data and confirms it with the server when the guest pauses.
 * If the two differ, shows the server's prices beside the former ones and reads restaurant and
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
  const [former, setFormer] = useState<{ of: string; quote: Quote } | null>(null);

  const { restaurant, menu, availability, places } = context;
  const local = useMemo(() => {
    const asked: QuoteOrderRequest = JSON.parse(key);
    const known = { restaurant, menu, availability, places };
    return asked.lines.length > 0 ? quoteOrder(asked, known, now) : null;
  }, [key, restaurant, menu, availability, places, now]);
  const own = local?.ok ? local.value : null;
  // A rule that starts or stops applying (closing time, a pause) triggers a new request.
  const rule = local?.ok ? (local.value.refusal?.reason ?? "none") : "unpriced";
  const reason = refused?.reason === "SLOT_FULL" ? `${rule}/full` : rule;

  const answered = useLatest((quote: Quote) => {
    reportFullSlots(quote.full_slots);
    if (!own || !differs(own.quote, quote)) return;
    setFormer((known) => (known?.of === key ? known : { of: key, quote: own.quote }));
    void revalidate();
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
        void revalidate();
      }
    }, ASK_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, reason, reportServerTime, revalidate, answered]);

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

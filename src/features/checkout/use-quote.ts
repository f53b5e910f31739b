import { useEffect, useMemo, useState } from "react";
import type { QuoteOrderRequest } from "../../domain/order/order-requests.schema";
import type { Quote } from "../../domain/order/quote.schema";
import { type OrderVenue, quoteOrder } from "../../domain/order/quote-order";
import type { Instant } from "../../domain/shared/berlin-time";
import type { Refusal } from "../../domain/shared/refusal";
import { callQuoteOrder } from "../../firebase/callables";
import { reportServerTimeAtom } from "../../state/clock-atoms";
import { useSetAtom } from "../../state/jotai-hooks";

const ASK_AFTER_MS = 500;

/** Prices as the guest sees them. */
export interface ShownQuote {
  /** Null where nothing in the cart can be priced. */
  readonly quote: Quote | null;
  /** The first rule that would refuse the order now. */
  readonly refusal: Refusal | null;
  /** What this browser had calculated where the server prices it differently. */
  readonly before: Quote | null;
}

/**
 * Prices the order at once from what this browser knows and confirms it with the server as soon
 * as the guest pauses; where the two differ, the server's prices are shown.
 */
export function useQuote(
  request: QuoteOrderRequest,
  venue: OrderVenue,
  now: Instant,
): ShownQuote & { readonly replaceBy: (quote: Quote) => void } {
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const key = JSON.stringify(request);
  const [confirmed, setConfirmed] = useState<{
    of: string;
    quote: Quote | null;
    refusal: Refusal | null;
    agreed: boolean;
  } | null>(null);

  const { restaurant, menu, availability, places } = venue;
  const local = useMemo(() => {
    const asked: QuoteOrderRequest = JSON.parse(key);
    const known = { restaurant, menu, availability, places };
    return asked.lines.length > 0 ? quoteOrder(asked, known, now) : null;
  }, [key, restaurant, menu, availability, places, now]);
  // A rule that starts or stops to hold (closing time, a pause) is worth asking about again.
  const reason = local?.ok ? (local.value.refusal?.reason ?? "none") : "unpriced";

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
        setConfirmed({ of: key, quote, refusal, agreed: false });
      } else if (answer.error.kind === "refused" && answer.error.refusal.reason !== "RATE_LIMIT") {
        setConfirmed({ of: key, quote: null, refusal: answer.error.refusal, agreed: false });
      }
    }, ASK_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, reason, reportServerTime]);

  const own = local?.ok ? local.value : null;
  const server = confirmed?.of === key ? confirmed : null;
  const ownRefusal = local && !local.ok ? local.error : (own?.refusal ?? null);
  return {
    quote: server?.quote ?? own?.quote ?? null,
    refusal: ownRefusal ?? server?.refusal ?? null,
    before:
      own && server?.quote && !server.agreed && differs(own.quote, server.quote) ? own.quote : null,
    replaceBy: (quote) => setConfirmed({ of: key, quote, refusal: null, agreed: true }),
  };
}

function differs(one: Quote, other: Quote): boolean {
  return one.total_cents !== other.total_cents;
}

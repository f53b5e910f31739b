import { useState } from "react";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import { callQuoteOrder } from "@/firebase/callables/order-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { useRead } from "../use-read";

const ASK_AFTER_MS = 500;

/**
 * The server's prices of an order, once nobody has changed it for a moment.
 * @param again another text asks again about the same order
 * @returns also whether the server has answered once, or could not be reached
 */
export function useServerQuote(request: QuoteOrderRequest, again?: string) {
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const [isAnswered, setAnswered] = useState(false);
  const key = request.lines.length > 0 ? JSON.stringify(request) : null;
  const read = useRead(
    key,
    async () => {
      const answer = await callQuoteOrder(request);
      setAnswered(true);
      if (answer.ok) reportServerTime(answer.value.server_time);
      return answer;
    },
    { afterMs: ASK_AFTER_MS, again },
  );
  return { ...read, isAnswered };
}

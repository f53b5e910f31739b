import { useCallback, useEffect, useState } from "react";
import { type LookupResult, useOutcomeWatch } from "@/data/send-once/use-outcome-watch";
import { type LiveOrder, useOrder } from "@/data/use-order";
import type { SubmissionApi } from "../context/use-submission";

const RETRY_MS = 3_000;

/** Looks for the sent order until it is found or known not to exist. Renders nothing. */
export function OrderOutcomeWatch({ api }: { api: SubmissionApi }) {
  const [round, setRound] = useState(0);
  const retryLookup = useCallback(() => setRound((previous) => previous + 1), []);
  const { state, pending, isForeign } = api;
  if (state.phase !== "checking" || !pending || isForeign) return null;
  const { order_id } = pending.request;
  return <OrderLookup key={round} api={api} id={order_id} onEnded={retryLookup} />;
}

function OrderLookup(props: { api: SubmissionApi; id: string; onEnded: () => void }) {
  const { api, id, onEnded } = props;
  const order = useOrder(id);
  useOutcomeWatch(api, id, lookupResult(order));
  const hasEnded = order.status === "missing" || order.status === "failed";
  useEffect(() => {
    if (!hasEnded) return;
    // A refused listener has ended: look up the order with a new one.
    const timer = setTimeout(onEnded, RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, onEnded]);
  return null;
}

function lookupResult({ status, value }: LiveOrder): LookupResult {
  if (value) return "found";
  return status === "missing" ? "missing" : "unknown";
}

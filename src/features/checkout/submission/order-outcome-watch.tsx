import { useCallback, useEffect, useState } from "react";
import { type Sighting, useOutcomeWatch } from "@/data/send-once/use-outcome-watch";
import { type LiveOrder, useOrder } from "@/data/use-order";
import type { SubmissionApi } from "./use-submission";

const LOOK_AGAIN_MS = 3_000;

/** Looks for the sent order until it is found or known not to exist. Renders nothing. */
export function OrderOutcomeWatch({ api }: { api: SubmissionApi }) {
  const [round, setRound] = useState(0);
  const lookAgain = useCallback(() => setRound((previous) => previous + 1), []);
  const { state, pending, isForeign } = api;
  if (state.phase !== "checking" || !pending || isForeign) return null;
  const { order_id } = pending.request;
  return <Look key={round} api={api} id={order_id} onEnded={lookAgain} />;
}

function Look(props: { api: SubmissionApi; id: string; onEnded: () => void }) {
  const { api, id, onEnded } = props;
  const order = useOrder(id);
  useOutcomeWatch(api, id, sightingOf(order));
  const hasEnded = order.status === "missing" || order.status === "failed";
  useEffect(() => {
    if (!hasEnded) return;
    // A refused listener has ended: look again with a new one.
    const timer = setTimeout(onEnded, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, onEnded]);
  return null;
}

function sightingOf({ status, value }: LiveOrder): Sighting {
  if (value) return "found";
  return status === "missing" ? "missing" : "unknown";
}

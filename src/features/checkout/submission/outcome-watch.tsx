import { useEffect, useState } from "react";
import { useOrder } from "@/data/use-order";
import { useLatest } from "@/ui/use-latest";
import type { SubmissionEvent } from "./submission-machine";

const LOOK_AGAIN_MS = 3_000;

/** After this long no call of ours can still be on its way to the server. */
const SETTLED_AFTER_MS = 90_000;

interface OutcomeWatchProps {
  readonly orderId: string;
  /** When it was sent, by this device's clock. */
  readonly startedAt: number;
  readonly onOutcome: (event: SubmissionEvent) => void;
}

/** Looks for the order itself until it is found, or known not to exist. Shows nothing. */
export function OutcomeWatch(props: OutcomeWatchProps) {
  const [round, setRound] = useState(0);
  return <Look key={round} {...props} onNothing={() => setRound(round + 1)} />;
}

function Look(props: OutcomeWatchProps & { onNothing: () => void }) {
  const { orderId } = props;
  const { status, value } = useOrder(orderId);
  const latest = useLatest(props);
  const found = value !== null;
  useEffect(() => {
    if (found) return latest.current.onOutcome({ type: "found", orderId });
    if (status !== "missing" && status !== "failed") return;
    const { startedAt, onOutcome, onNothing } = latest.current;
    const settled = Date.now() - startedAt > SETTLED_AFTER_MS;
    if (status === "missing" && settled) return onOutcome({ type: "missing" });
    // A refused listener has ended: look again with a new one.
    const timer = setTimeout(onNothing, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [found, status, orderId, latest]);
  return null;
}

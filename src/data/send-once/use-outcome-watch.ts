import { useEffect } from "react";
import { useLatest } from "@/ui/use-latest";
import { mayBeInFlight, type PendingSend } from "./pending-send";
import type { CreateOnceApi } from "./use-create-once";

/** Whether the server's data has the document; `unknown` without an answer from the server. */
export type Sighting = "found" | "missing" | "unknown";

const LOOK_EVERY_MS = 2_000;

/**
 * Settles an unknown outcome by the server's data: a document that exists was created; one that is
 * missing when no call can be on its way any more never will be.
 * @param id of the document, as in `sent`
 */
export function useOutcomeWatch<Pending extends PendingSend>(
  api: CreateOnceApi<never, Pending, { readonly id: string }>,
  id: string | null,
  sighting: Sighting,
): void {
  const { state, pending, isForeign } = api;
  const latest = useLatest(api);
  const isChecking = state.phase === "checking" && !isForeign;
  useEffect(() => {
    if (!isChecking) return;
    if (sighting === "found" && id !== null) {
      return latest.current.settle({ type: "succeeded", answer: { id } });
    }
    if (sighting !== "missing" || pending === null) return;
    const look = () => {
      if (!mayBeInFlight(pending, Date.now())) latest.current.settle({ type: "missing" });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, sighting, id, pending, latest]);
}

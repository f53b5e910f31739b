import { useEffect } from "react";
import { useLatest } from "@/ui/use-latest";
import { mayBeInFlight, type PendingSend } from "./pending-send";
import type { CreateOnceApi } from "./use-create-once";

/** Whether the document exists on the server; `unknown` without an answer from the server. */
export type LookupResult = "found" | "missing" | "unknown";

const CHECK_EVERY_MS = 2_000;

/**
 * Settles an unknown outcome by the server's data: a document that exists was created; a document
 * that is missing once no call can be in flight was not.
 * @param id of the document, as in `sent`
 */
export function useOutcomeWatch<Pending extends PendingSend>(
  api: CreateOnceApi<never, Pending, { readonly id: string }>,
  id: string | null,
  lookup: LookupResult,
): void {
  const { state, pending, isForeign } = api;
  const latest = useLatest(api);
  const isChecking = state.phase === "checking" && !isForeign;
  useEffect(() => {
    if (!isChecking) return;
    if (lookup === "found" && id !== null) {
      return latest.current.settle({ type: "succeeded", answer: { id } });
    }
    if (lookup !== "missing" || pending === null) return;
    const check = () => {
      latest.current.reportMissing();
      if (!mayBeInFlight(pending, Date.now())) latest.current.settle({ type: "missing" });
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, lookup, id, pending, latest]);
}

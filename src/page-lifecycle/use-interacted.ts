import { useDeferredValue, useSyncExternalStore } from "react";
import { firstInteraction, RESPONSE_MS } from "./first-interaction";

/** For guests and crawlers that read the page without any input. */
const LATEST_MS = 20_000;

let hasInteracted = false;

/**
 * False until a moment after the guest's first interaction, for at most 20 seconds, and true for the
 * rest of the visit. The change renders at low priority.
 */
export function useInteracted(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => hasInteracted,
      () => false,
    ),
  );
}

function subscribe(onChange: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const interacted = () => {
    if (signal.aborted) return;
    stopped.abort();
    hasInteracted = true;
    onChange();
  };
  if (!hasInteracted) {
    const timer = setTimeout(interacted, LATEST_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
    void firstInteraction(signal).then(() => setTimeout(interacted, RESPONSE_MS));
  }
  return () => stopped.abort();
}

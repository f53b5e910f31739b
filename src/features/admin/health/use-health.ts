import { useCallback, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import { useWhileVisible } from "@/data/use-while-visible";
import type { HealthAnswer } from "@/domain/operations/health.schema";
import { callReadHealth } from "@/firebase/callables/operations-callables";

/** Each call reads four documents per restaurant. */
const EVERY_MS = 60_000;

/** Health at the last successful call. */
export interface Health {
  /** Null before the first answer. */
  readonly answer: HealthAnswer | null;
  readonly status: "loading" | "ready" | "failed";
  readonly reload: () => void;
}

/**
 * Loads the health of all restaurants, every minute while the page is visible. Answers to earlier
 * calls are ignored.
 */
export function useHealth(): Health {
  const [state, setState] = useState<Omit<Health, "reload">>({ answer: null, status: "loading" });
  const startCall = useLatestCall();
  const reload = useCallback(async () => {
    const isLatest = startCall();
    setState(({ answer }) => ({ answer, status: "loading" }));
    const result = await callReadHealth();
    if (!isLatest()) return;
    setState(({ answer }) =>
      result.ok ? { answer: result.value, status: "ready" } : { answer, status: "failed" },
    );
  }, [startCall]);
  useWhileVisible(reload, EVERY_MS);
  return { ...state, reload };
}

import { useCallback, useEffect, useRef, useState } from "react";
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

/** Loads the health of all restaurants, every minute while the page is visible. */
export function useHealth(): Health {
  const [state, setState] = useState<Omit<Health, "reload">>({ answer: null, status: "loading" });
  const isMounted = useRef(true);
  const reload = useCallback(async () => {
    setState(({ answer }) => ({ answer, status: "loading" }));
    const result = await callReadHealth();
    if (!isMounted.current) return;
    setState(({ answer }) =>
      result.ok ? { answer: result.value, status: "ready" } : { answer, status: "failed" },
    );
  }, []);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useWhileVisible(reload, EVERY_MS);
  return { ...state, reload };
}

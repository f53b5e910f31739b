import type { CallResult } from "./callables";

/** Pauses before a call is repeated whose answer was lost (contract section 3). */
const DELAYS_MS = [500, 1000, 2000, 4000, 8000] as const;

/** What came of a call that was repeated while its answer was lost. */
export interface RepeatedCall<T> {
  readonly result: CallResult<T>;
  /** Whether an answer was lost on the way: what is refused then may have happened before. */
  readonly wasLost: boolean;
}

/**
 * Repeats a call until its outcome is known, after each of these pauses at most. Only for calls that
 * do nothing the second time: the same id, or the same version.
 */
export async function callUntilKnown<T>(
  attempt: () => Promise<CallResult<T>>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<RepeatedCall<T>> {
  for (let lost = 0; ; lost += 1) {
    const result = await attempt();
    const wasLost = lost > 0;
    const isKnown = result.ok || result.error.kind === "refused";
    // Nothing was sent: that is known too, unless something went before.
    if (isKnown || (result.error.kind === "offline" && !wasLost)) return { result, wasLost };
    const delayMs = DELAYS_MS[lost];
    if (delayMs === undefined) {
      return { result: { ok: false, error: { kind: "unknown-outcome" } }, wasLost: true };
    }
    await wait(Math.round(delayMs * (0.75 + Math.random() * 0.5)));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

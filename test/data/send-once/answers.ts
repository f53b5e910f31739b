import { type RefusalReason, refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { CallResult } from "@/firebase/callables/call";

export type Answer = CallResult<{ readonly id: string; readonly version: number }>;

export const DONE: Answer = ok({ id: "one", version: 2 });
export const LOST: Answer = err({ kind: "unknown-outcome" });
/** A request and all its repeats. */
export const ALL_LOST: readonly Answer[] = Array.from({ length: 6 }, () => LOST);
export const OFFLINE: Answer = err({ kind: "offline" });

export function refused(reason: RefusalReason, field?: string): Answer {
  return err({ kind: "refused", refusal: refusal(reason, field ? { field } : {}), quote: null });
}

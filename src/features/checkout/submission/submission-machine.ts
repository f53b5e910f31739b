import type { Quote } from "@/domain/order/quote.schema";
import type { Refusal } from "@/domain/shared/refusal";

/** Pauses before the same order is sent again after a lost answer, milliseconds (contract section 3). */
export const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000] as const;

/**
 * Where one order stands on its way to the restaurant.
 * - `signing-in`: the guest account is being made; nothing was sent
 * - `sending`: sent, perhaps again after `lost` answers that never came
 * - `checking`: the outcome is unknown and is being found out; never "order again"
 * - `offline`: nothing was sent, everything typed is kept
 * - `sign-in-failed`: no account, so nothing was sent
 * - `refused`, `placed`, `not-arrived`: the outcome is known
 * - `elsewhere`: another tab has placed the order
 */
export type Submission =
  | {
      readonly phase:
        | "idle"
        | "signing-in"
        | "checking"
        | "offline"
        | "sign-in-failed"
        | "elsewhere";
    }
  | { readonly phase: "sending"; readonly lost: number }
  | { readonly phase: "refused"; readonly refusal: Refusal; readonly quote: Quote | null }
  | { readonly phase: "placed"; readonly orderId: string }
  | { readonly phase: "not-arrived" };

export type SubmissionEvent =
  | { readonly type: "submitted"; readonly signedIn: boolean }
  | { readonly type: "signed-in" | "sign-in-failed" | "offline" }
  | { readonly type: "accepted" | "found"; readonly orderId: string }
  | { readonly type: "refused"; readonly refusal: Refusal; readonly quote: Quote | null }
  | {
      readonly type:
        | "lost"
        | "gave-up"
        | "missing"
        | "resumed"
        | "superseded"
        | "forgotten"
        | "dismissed";
    };

export const IDLE: Submission = { phase: "idle" };

/** Whether an order is on its way, so that no other may be started. */
export function isBusy({ phase }: Submission): boolean {
  return phase === "signing-in" || phase === "sending" || phase === "checking";
}

/** Next state of a submission. Events that do not fit the state change nothing. */
export function submissionAfter(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "submitted":
      if (isBusy(state) || state.phase === "placed") return state;
      return event.signedIn ? { phase: "sending", lost: 0 } : { phase: "signing-in" };
    case "signed-in":
      return state.phase === "signing-in" ? { phase: "sending", lost: 0 } : state;
    case "sign-in-failed":
      return state.phase === "signing-in" ? { phase: "sign-in-failed" } : state;
    case "offline":
      return isUnsent(state) ? { phase: "offline" } : state;
    case "resumed":
      return state.phase === "placed" ? state : { phase: "sending", lost: 0 };
    case "lost":
      return state.phase === "sending" ? { phase: "sending", lost: state.lost + 1 } : state;
    case "gave-up":
      return isBusy(state) || state.phase === "idle" ? { phase: "checking" } : state;
    case "accepted":
    case "found":
      return { phase: "placed", orderId: event.orderId };
    case "refused":
      return isBusy(state)
        ? { phase: "refused", refusal: event.refusal, quote: event.quote }
        : state;
    case "missing":
      return state.phase === "checking" ? { phase: "not-arrived" } : state;
    case "superseded":
      return state.phase === "placed" ? state : { phase: "elsewhere" };
    case "forgotten":
      return state.phase === "placed" ? state : IDLE;
    case "dismissed":
      return isBusy(state) || state.phase === "placed" ? state : IDLE;
  }
}

/** True while nothing can have reached the restaurant yet. */
function isUnsent(state: Submission): boolean {
  return state.phase === "signing-in" || (state.phase === "sending" && state.lost === 0);
}

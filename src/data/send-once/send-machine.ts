import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { Refusal } from "@/domain/result/refusal";

/**
 * The progress of one request.
 * - `signing-in`: a guest account is being created; nothing was sent yet
 * - `sending`: sent, and repeated after each of the `lost` answers
 * - `checking`: the outcome is unknown and being looked up; never offer to send another request
 * - `offline`, `sign-in-failed`, `duplicate`: nothing was sent; the user's input is kept
 * - `succeeded`, `refused`, `not-arrived`: the outcome is known
 * - `elsewhere`: another tab has sent the request
 */
export type SendState<Answer> =
  | {
      readonly phase:
        | "idle"
        | "signing-in"
        | "checking"
        | "offline"
        | "sign-in-failed"
        | "duplicate"
        | "not-arrived"
        | "elsewhere";
    }
  | { readonly phase: "sending"; readonly lost: number }
  | { readonly phase: "refused"; readonly refusal: Refusal; readonly quote: Quote | null }
  | { readonly phase: "succeeded"; readonly answer: Answer };

/**
 * - `lost`: no answer arrived; a repeat follows
 * - `unknown`: no repeat is left or allowed; only the server's data shows the outcome
 * - `resumed`: a stored request is sent again, under its id
 * - `missing`: the server has no such document, and no call can be in flight
 * - `superseded`: another tab has sent it
 * - `released`: this browser stops asking
 * - `dismissed`: the user has read the message
 */
export type SendEvent<Answer> =
  | { readonly type: "submitted"; readonly needsAccount: boolean }
  | { readonly type: "succeeded"; readonly answer: Answer }
  | { readonly type: "refused"; readonly refusal: Refusal; readonly quote: Quote | null }
  | {
      readonly type:
        | "signed-in"
        | "sign-in-failed"
        | "offline"
        | "duplicate"
        | "lost"
        | "unknown"
        | "resumed"
        | "missing"
        | "superseded"
        | "released"
        | "dismissed";
    };

/** The reason why a request did not succeed, or that its outcome is unknown. */
export type SendProblem =
  | { readonly phase: "offline" }
  | { readonly phase: "checking" }
  | { readonly phase: "refused"; readonly refusal: Refusal };

export const IDLE = { phase: "idle" } as const;

/** Whether a request is in progress, so that no other may be started. */
export function isBusy({ phase }: SendState<unknown>): boolean {
  return phase === "signing-in" || phase === "sending" || phase === "checking";
}

/** The problem that the user must be shown; null if there is none. */
export function problemOf(state: SendState<unknown>): SendProblem | null {
  switch (state.phase) {
    case "refused":
      return state;
    case "offline":
      return { phase: "offline" };
    case "checking":
      return { phase: "checking" };
    default:
      return null;
  }
}

/** Next state of a request. Events that do not fit the state change nothing. */
export function sendStateAfter<Answer>(
  state: SendState<Answer>,
  event: SendEvent<Answer>,
): SendState<Answer> {
  if (state.phase === "succeeded") return state;
  switch (event.type) {
    case "submitted":
      if (isBusy(state)) return state;
      return event.needsAccount ? { phase: "signing-in" } : { phase: "sending", lost: 0 };
    case "signed-in":
      return state.phase === "signing-in" ? { phase: "sending", lost: 0 } : state;
    case "sign-in-failed":
    case "offline":
    case "duplicate":
      return isUnsent(state) ? { phase: event.type } : state;
    case "resumed":
      return { phase: "sending", lost: 0 };
    case "lost":
      return state.phase === "sending" ? { phase: "sending", lost: state.lost + 1 } : state;
    case "unknown":
      if (state.phase === "checking") return state;
      return isBusy(state) || state.phase === "idle" ? { phase: "checking" } : state;
    case "succeeded":
      return { phase: "succeeded", answer: event.answer };
    case "refused":
      return isBusy(state)
        ? { phase: "refused", refusal: event.refusal, quote: event.quote }
        : state;
    case "missing":
      return state.phase === "checking" ? { phase: "not-arrived" } : state;
    case "superseded":
      return { phase: "elsewhere" };
    case "released":
      return IDLE;
    case "dismissed":
      return isBusy(state) ? state : IDLE;
  }
}

/** Whether nothing can have reached the server yet. */
function isUnsent(state: SendState<unknown>): boolean {
  return state.phase === "signing-in" || (state.phase === "sending" && state.lost === 0);
}

import type { CallResult } from "@/firebase/callables/call";

/** Why a call of the guest page did not succeed. */
export type GuestProblem = "offline" | "unknown" | "notAllowed" | "other";

type CallProblem = Extract<CallResult<never>, { ok: false }>["error"];

/** Null if the user did not want to sign in again. */
export function guestProblemOf(problem: CallProblem): GuestProblem | null {
  if (problem.kind === "offline") return "offline";
  if (problem.kind === "unknown-outcome") return "unknown";
  const { reason } = problem.refusal;
  if (reason === "SIGN_IN_AGAIN") return null;
  return reason === "NOT_ALLOWED" || reason === "NOT_SIGNED_IN" ? "notAllowed" : "other";
}

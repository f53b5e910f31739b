import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { Refusal, RefusalReason } from "@/domain/shared/refusal";
import type { CallResult } from "@/firebase/callables/callables";

/** Pauses before the same request is sent again after a lost answer (contract section 3). */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000] as const;

/** What came of sending: known, nothing sent, or not known yet. */
export type SendOutcome =
  | { readonly type: "booked"; readonly id: string }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "offline" | "unknown" };

/** What sending needs of the world around it. */
export interface SendPorts {
  request(request: RequestReservationRequest): Promise<CallResult<RequestReservationAnswer>>;
  /** Resolves after the pause; may wait longer while the page is hidden. */
  wait(ms: number): Promise<void>;
  /** Between 0 and 1; spreads the retries of many guests. */
  jitter(): number;
  onLost(): void;
}

/** Refused before the server looks whether it knows the id: they say nothing about an earlier try. */
const SAID_BEFORE_LOOKUP: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "NOT_VERIFIED",
]);

/**
 * Sends one reservation until its fate is known, always under the same id, so that a repetition
 * can never book twice. Lost answers are asked for again after growing pauses; then the outcome
 * stays unknown.
 */
export async function sendReservation(
  request: RequestReservationRequest,
  ports: SendPorts,
): Promise<SendOutcome> {
  for (let lost = 0; ; lost += 1) {
    const answer = await ports.request(request);
    if (answer.ok) return { type: "booked", id: answer.value.id };
    const problem = answer.error;
    if (problem.kind === "offline" && lost === 0) return { type: "offline" };
    if (problem.kind === "refused") {
      const isFinal = lost === 0 || !SAID_BEFORE_LOOKUP.has(problem.refusal.reason);
      if (isFinal) return { type: "refused", refusal: problem.refusal };
    }
    const delayMs = RETRY_DELAYS_MS[lost];
    if (delayMs === undefined) return { type: "unknown" };
    ports.onLost();
    await ports.wait(Math.round(delayMs * (0.75 + ports.jitter() * 0.5)));
  }
}

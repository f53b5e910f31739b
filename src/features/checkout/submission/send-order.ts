import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import type { PlaceOrderAnswer } from "@/domain/order/quote.schema";
import type { Refusal, RefusalReason } from "@/domain/shared/refusal";
import type { CallResult } from "@/firebase/callables/callables";
import { RETRY_DELAYS_MS, type SubmissionEvent } from "./submission-machine";

/** What sending needs of the world around it. */
export interface SendOrderPorts {
  place(request: PlaceOrderRequest): Promise<CallResult<PlaceOrderAnswer>>;
  /** Resolves after the pause; may wait longer while the page is hidden. */
  wait(ms: number): Promise<void>;
  /** Between 0 and 1; spreads the retries of many guests. */
  jitter(): number;
  onLost(): void;
}

/** Refused before the server looks whether it knows the order: they say nothing about an earlier try. */
const SAID_BEFORE_LOOKUP: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "NOT_VERIFIED",
  "RATE_LIMIT",
]);

/**
 * Sends one order until its fate is known, always under the same id, so that a repetition can
 * never order twice. Lost answers and contention are tried again after each of
 * {@link RETRY_DELAYS_MS}; then the outcome stays unknown (`gave-up`).
 */
export async function sendOrder(
  request: PlaceOrderRequest,
  ports: SendOrderPorts,
): Promise<SubmissionEvent> {
  for (let lost = 0; ; lost += 1) {
    const answer = await ports.place(request);
    if (answer.ok) return { type: "accepted", orderId: answer.value.id };
    const problem = answer.error;
    if (problem.kind === "offline" && lost === 0) return { type: "offline" };
    if (problem.kind === "refused" && isFinal(problem.refusal, lost)) {
      return { type: "refused", refusal: problem.refusal, quote: problem.quote };
    }
    const delayMs = RETRY_DELAYS_MS[lost];
    if (delayMs === undefined) return { type: "gave-up" };
    ports.onLost();
    await ports.wait(retryDelayMs(delayMs, ports.jitter()));
  }
}

/** The pause with a quarter of it spread at random in either direction. */
export function retryDelayMs(delayMs: number, jitter: number): number {
  return Math.round(delayMs * (0.75 + jitter * 0.5));
}

function isFinal(refusal: Refusal, lost: number): boolean {
  if (refusal.reason === "VERSION_CONFLICT") return false;
  return lost === 0 || !SAID_BEFORE_LOOKUP.has(refusal.reason);
}

import { type Quote, quoteSchema } from "@/domain/order/pricing/quote.schema";
import type { Refusal } from "@/domain/result/refusal";
import { refusalSchema } from "@/domain/result/refusal.schema";

/**
 * Why a call did not succeed.
 * - `refused`: the server decided; PRICE_CHANGED comes with the new quote
 * - `offline`: nothing was sent
 * - `unknown-outcome`: the call may have succeeded; resend it only with the same id
 */
export type CallProblem =
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly quote: Quote | null }
  | { readonly kind: "offline" }
  | { readonly kind: "unknown-outcome" };

/** Maps the error of a callable; without a refusal reason the outcome is unknown. */
export function callProblemOf(fault: unknown): CallProblem {
  const details = fault instanceof Error && "details" in fault ? fault.details : null;
  const refusal = refusalSchema.safeParse(details);
  if (!refusal.success) return { kind: "unknown-outcome" };
  return { kind: "refused", refusal: refusal.data, quote: quoteOf(details) };
}

function quoteOf(details: unknown): Quote | null {
  if (typeof details !== "object" || details === null || !("quote" in details)) return null;
  const quote = quoteSchema.safeParse(details.quote);
  return quote.success ? quote.data : null;
}

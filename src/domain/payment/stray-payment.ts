import type { PaymentRecord } from "./payment.schema";

/** What a message of the provider names. */
interface Named {
  readonly attempt: number | null;
  readonly intent_id: string | null;
}

/**
 * Whether the money of an intent belongs to the current page of an order. Money of any other page, such as
 * one that a second tab paid, must go back.
 */
export function foldsInto(
  payment: Pick<PaymentRecord, "attempt" | "session_id" | "intent_id">,
  { attempt, intent_id }: Named,
): boolean {
  if (intent_id === payment.intent_id) return true;
  // The page's own intent is read with the page.
  return !payment.session_id && (attempt === null || attempt === payment.attempt);
}

import type { Instant } from "../time/berlin-time";
import type { PaymentEvent, PaymentRecord } from "./payment.schema";

/**
 * The record as it is stored after a change, with an entry of its history if its state or an amount
 * differs from before. Entries are only ever added: the law asks for every step of a payment, while the
 * fields of the record have the last one only.
 */
export function withHistory(
  before: PaymentRecord,
  after: PaymentRecord,
  now: Instant,
): PaymentRecord {
  const [known, next] = [stateOf(before), stateOf(after)];
  if (JSON.stringify(known) === JSON.stringify(next)) return after;
  return { ...after, history: [...(before.history ?? []), { at: now, ...next }] };
}

function stateOf(record: PaymentRecord): Omit<PaymentEvent, "at"> {
  const { attempt, status, intent_id, method, dispute, refund_failed = false } = record;
  const { authorised_cents, captured_cents, refunded_cents } = record;
  return {
    ...{ attempt, status, intent_id, method },
    ...{ authorised_cents, captured_cents, refunded_cents },
    ...{ refund_failed, dispute: dispute?.state ?? null },
  };
}

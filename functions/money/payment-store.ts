import type { Query } from "firebase-admin/firestore";
import { type PaymentRecord, paymentRecordSchema } from "@/domain/payment/payment.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const payments = () => database().collection("payments");

/**
 * Reads the payment of an order; null if it has none.
 * @throws ZodError if it cannot be parsed
 */
export async function readPayment(
  reader: Reader | Transaction,
  order_id: string,
): Promise<PaymentRecord | null> {
  const [snapshot] = await reader.getAll(payments().doc(order_id));
  const data = snapshot ? plainData(snapshot) : null;
  return data && parsedOrThrow(parseStored(paymentRecordSchema, { ...data, id: order_id }));
}

/** Creates or replaces the payment of an order. */
export function writePayment(transaction: Transaction, { id, ...payment }: PaymentRecord): void {
  transaction.set(payments().doc(id), {
    ...payment,
    session_expires_at: toTimestamp(payment.session_expires_at ?? null),
    capture_before: toTimestamp(payment.capture_before),
    hold_until: toTimestamp(payment.hold_until),
    created_at: toTimestamp(payment.created_at),
    updated_at: toTimestamp(payment.updated_at),
    seen_at: toTimestamp(payment.seen_at),
  });
}

/** Payments that may still be made, at most `limit`, those that nobody has looked at for longest first. */
export function listOpenPayments(limit: number): Promise<PaymentRecord[]> {
  const open = payments().where("status", "in", ["open", "failed"]);
  return readable(open.orderBy("seen_at").limit(limit));
}

/** Payments that were made since an instant. */
export function listPaymentsSince(since: Instant): Promise<PaymentRecord[]> {
  return readable(payments().where("created_at", ">=", toTimestamp(since)));
}

/** Payments that are made of an intent of the provider. */
export function listPaymentsOf(intent_id: string): Promise<PaymentRecord[]> {
  return readable(payments().where("intent_id", "==", intent_id).limit(2));
}

async function readable(query: Query): Promise<PaymentRecord[]> {
  const { docs } = await query.get();
  return docs.flatMap((each) => {
    const checked = parseStored(paymentRecordSchema, { ...plainData(each), id: each.id });
    return parsedOrNull(each.ref.path, checked) ?? [];
  });
}

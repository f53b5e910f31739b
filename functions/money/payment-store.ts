import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import { REFUND_FAILED_FOR_MS } from "@/domain/payment/listing/listed-payment";
import { type PaymentRecord, paymentRecordSchema } from "@/domain/payment/payment.schema";
import { withHistory } from "@/domain/payment/payment-history";
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

/**
 * Creates or replaces the payment of an order, and adds what changed to its history.
 * @param before null if it is new
 * @returns the payment as written
 */
export function writePayment(
  transaction: Transaction,
  before: PaymentRecord | null,
  after: PaymentRecord,
  now: Instant,
): PaymentRecord {
  const written = before ? withHistory(before, after, now) : after;
  const { id, ...payment } = written;
  transaction.set(payments().doc(id), {
    ...payment,
    session_expires_at: toTimestamp(payment.session_expires_at ?? null),
    ...(payment.dispute && {
      dispute: { ...payment.dispute, due_at: toTimestamp(payment.dispute.due_at) },
    }),
    capture_before: toTimestamp(payment.capture_before),
    hold_until: toTimestamp(payment.hold_until),
    created_at: toTimestamp(payment.created_at),
    updated_at: toTimestamp(payment.updated_at),
    seen_at: toTimestamp(payment.seen_at),
    ...(payment.history && {
      history: payment.history.map((each) => ({ ...each, at: toTimestamp(each.at) })),
    }),
  });
  return written;
}

/** Payments that may still be made, at most `limit`, those that were fetched longest ago first. */
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

/** Payments whose dispute the bank has not decided, of one restaurant or of all. */
export function listDisputedPayments(resto_key?: string): Promise<PaymentRecord[]> {
  const all = resto_key === undefined ? payments() : payments().where("resto_key", "==", resto_key);
  return readable(all.where("dispute.state", "in", ["open", "review"]));
}

/** Payments of a restaurant whose last refund came back within 30 days. */
export function listFailedRefunds(resto_key: string, now: Instant): Promise<PaymentRecord[]> {
  const failed = payments()
    .where("resto_key", "==", resto_key)
    .where("refund_failed", "==", true)
    .where("updated_at", ">", toTimestamp(now - REFUND_FAILED_FOR_MS));
  return readable(failed);
}

/** The payments of some orders that have one. */
export async function readPayments(order_ids: readonly string[]): Promise<PaymentRecord[]> {
  if (order_ids.length === 0) return [];
  return readableOf(await database().getAll(...order_ids.map((id) => payments().doc(id))));
}

async function readable(query: Query): Promise<PaymentRecord[]> {
  return readableOf((await query.get()).docs);
}

function readableOf(snapshots: readonly DocumentSnapshot[]): PaymentRecord[] {
  return snapshots.flatMap((each) => {
    const data = plainData(each);
    if (!data) return [];
    const checked = parseStored(paymentRecordSchema, { ...data, id: each.id });
    return parsedOrNull(each.ref.path, checked) ?? [];
  });
}

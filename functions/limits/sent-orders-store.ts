import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { LIMIT_RETENTION_MS, ORDER_LIMITS } from "@/domain/limits/guest-limits";
import { database, type Transaction } from "../runtime/admin-app";
import { readableParts } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const sentOrderSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  at: z.int(),
  /** Latest instant at which the order may still be unanswered. */
  until: z.int(),
});

/** An order that an account, a phone number or a token has sent. */
export type SentOrder = z.infer<typeof sentOrderSchema>;

const sentSchema = z.object({ sent: z._default(z.array(sentOrderSchema), []) });

/** The orders of one subject that its limits still count. */
export interface SentOrders {
  readonly reference: DocumentReference;
  readonly sent: readonly SentOrder[];
}

const LONGEST_MS = Math.max(...ORDER_LIMITS.map(({ windowMs }) => windowMs));

/** @param subjects names of limit documents, in whose order the answers are */
export async function readSentOrders(
  transaction: Transaction,
  subjects: readonly string[],
): Promise<SentOrders[]> {
  const references = subjects.map((subject) => database().doc(`limits/${subject}`));
  const snapshots = await transaction.getAll(...references);
  return snapshots.map((each) => ({ reference: each.ref, sent: sentIn(each) }));
}

/** Unreadable ones are logged and must not prevent a guest from ordering. */
function sentIn(snapshot: DocumentSnapshot): readonly SentOrder[] {
  const parse = (data: unknown) => sentSchema.safeParse(data);
  return readableParts(snapshot.ref.path, parse, plainData(snapshot) ?? {})?.data.sent ?? [];
}

/**
 * Adds an order to those of a subject.
 * @param answered ids of orders that no longer count as unanswered
 */
export function addSentOrder(
  transaction: Transaction,
  { reference, sent }: SentOrders,
  order: SentOrder,
  answered: ReadonlySet<string>,
): void {
  const now = order.at;
  const counted = sent.filter(
    ({ id, at, until }) => at > now - LONGEST_MS || (until > now && !answered.has(id)),
  );
  const all = [...counted, order];
  const lastUse = Math.max(now + LIMIT_RETENTION_MS, ...all.map(({ until }) => until));
  const stored = {
    sent: all.map(({ at, until, ...rest }) => ({
      ...rest,
      at: toTimestamp(at),
      until: toTimestamp(until),
    })),
    expires_at: toTimestamp(lastUse),
  };
  transaction.set(reference, stored, { merge: true });
}

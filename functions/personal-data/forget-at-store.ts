import { FieldValue } from "firebase-admin/firestore";
import { DELETED_UID } from "@/domain/guest/anonymise-guest";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Detaches a running order from its account; it is anonymised at `from`. */
export function scheduleAnonymisation(transaction: Transaction, id: string, from: Instant): void {
  transaction.update(database().doc(`orders/${id}`), {
    creator_uid: DELETED_UID,
    in_guest_book: FieldValue.delete(),
    forget_at: toTimestamp(from),
  });
}

/**
 * Postpones the anonymisation of a document that still runs. Its account keeps access; it leaves the
 * guest book at once.
 */
export function postponeAnonymisation(transaction: Transaction, path: string, from: Instant): void {
  transaction.update(database().doc(path), {
    in_guest_book: FieldValue.delete(),
    forget_at: toTimestamp(from),
  });
}

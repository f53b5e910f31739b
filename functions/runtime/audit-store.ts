import { createHash } from "node:crypto";
import { retainedUntil } from "@/domain/retention/retention";
import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "./admin-app";
import { toTimestamp } from "./plain-data-store";

/** One change of a document: actor, action and path, without the document's content. */
export interface AuditEntry {
  readonly at: Instant;
  readonly by: "guest" | "staff" | "system";
  /** Null for the schedule. */
  readonly uid: string | null;
  /** Null if the entry concerns no restaurant. */
  readonly resto_key: string | null;
  /** Path of the changed document. */
  readonly target: string;
  /** Code of the order or reservation. */
  readonly code?: string;
  /** For example `order.accepted`; all actions are in docs/reference.md#audit-actions. */
  readonly action: string;
  /** Version or revision of the document after the change. */
  readonly version?: number;
}

/**
 * Adds an entry to the audit log in the transaction of the change.
 * @param id replaces the entry with this id, for what others can repeat without end
 */
export function addAudit(transaction: Transaction, entry: AuditEntry, id?: string): void {
  const entries = database().collection("audit");
  transaction.set(id === undefined ? entries.doc() : entries.doc(id), {
    ...entry,
    at: toTimestamp(entry.at),
    expires_at: toTimestamp(retainedUntil("audit", entry.at)),
  });
}

/**
 * {@link addAudit} for what an account can change back and forth without end, such as a note: replaces
 * its entry about the same in the same hour.
 */
export function addHourlyAudit(transaction: Transaction, entry: AuditEntry): void {
  const { uid, resto_key, action, target, at } = entry;
  const same = [uid, resto_key, action, target, Math.floor(at / HOUR_MS)].join(" ");
  // A hash, because exports show guests the id, but not who of the staff it was.
  addAudit(transaction, entry, createHash("sha256").update(same).digest("hex"));
}

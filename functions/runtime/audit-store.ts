import type { Instant } from "@/domain/shared/berlin-time";
import { database, type Transaction } from "./admin-app";
import { toTimestamp } from "./plain-data-store";

/** Who did what to which document; never what it contains. */
export interface AuditEntry {
  readonly at: Instant;
  readonly by: "guest" | "staff" | "system";
  /** Null for the schedule. */
  readonly uid: string | null;
  /** Null for what concerns no restaurant. */
  readonly resto_key: string | null;
  /** Path of the changed document. */
  readonly target: string;
  /** What happened, for example `order.accepted`. */
  readonly action: string;
  /** Of the changed document, where it counts versions. */
  readonly version?: number;
}

/** Adds an entry to the audit trail together with the change it tells of. */
export function addAudit(transaction: Transaction, entry: AuditEntry): void {
  transaction.create(database().collection("audit").doc(), {
    ...entry,
    at: toTimestamp(entry.at),
  });
}

import type { DocumentSnapshot } from "firebase-admin/firestore";
import { LIMIT_RETENTION_MS } from "@/domain/limits/guest-limits";
import { addEvent, checkWindows, type WindowLimit } from "@/domain/limits/rolling-window";
import type { Refusal } from "@/domain/result/refusal";
import { ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Fields of a limit document: instants of what its subject has done. */
export type EventField =
  | "reservations_at"
  | "changes_at"
  | "staff_orders_at"
  | "lookups_at"
  | "grants_at"
  | "invitations_at"
  | "photos_at"
  | "exports_at"
  | "sign_outs_at"
  | "push_subscriptions_at"
  | "groups_at";

/** Earlier events of several subjects, read in a transaction. */
export interface EventCount {
  /**
   * RATE_LIMIT with the longest wait if one of the subjects has reached a limit.
   * @param narrower limits to apply instead, each shorter or smaller than the given ones
   */
  check(now: Instant, narrower?: readonly WindowLimit[]): Result<void, Refusal>;
  /** Counts one more event for every subject. Writes: call it after the last read. */
  add(now: Instant): void;
}

/**
 * Reads how often subjects have done something. Two transactions that share a subject conflict;
 * others do not wait for each other.
 * @param subjects names of limit documents; null is left out
 */
export async function readEvents(
  transaction: Transaction,
  field: EventField,
  subjects: readonly (string | null)[],
  limits: readonly WindowLimit[],
): Promise<EventCount> {
  const references = subjects
    .filter((subject) => subject !== null)
    .map((subject) => database().doc(`limits/${subject}`));
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const counts = snapshots.map((snapshot) => ({
    reference: snapshot.ref,
    events: eventsOf(snapshot, field),
  }));
  return {
    check(now, narrower = limits) {
      return longestWait(counts.map(({ events }) => checkWindows(events, narrower, now)));
    },
    add(now) {
      for (const count of counts) {
        count.events = addEvent(count.events, limits, now);
        const stored = {
          [field]: count.events.map((at) => toTimestamp(at)),
          expires_at: toTimestamp(now + LIMIT_RETENTION_MS),
        };
        transaction.set(count.reference, stored, { merge: true });
      }
    },
  };
}

function eventsOf(snapshot: DocumentSnapshot, field: EventField): Instant[] {
  const stored = plainData(snapshot)?.[field];
  return Array.isArray(stored) ? stored.filter((at) => typeof at === "number") : [];
}

/** The refusal with the longest wait, if there is one. */
export function longestWait(results: readonly Result<void, Refusal>[]): Result<void, Refusal> {
  const refused = results.filter((each) => !each.ok);
  return refused.toSorted((one, other) => waitOf(other) - waitOf(one))[0] ?? ok(undefined);
}

function waitOf(result: Result<void, Refusal>): number {
  return result.ok ? 0 : (result.error.retry_after_s ?? 0);
}

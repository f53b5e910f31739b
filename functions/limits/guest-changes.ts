import { CHANGE_LIMITS } from "@/domain/limits/guest-limits";
import type { Transaction } from "../runtime/admin-app";
import { type EventCount, readEvents } from "./limit-store";
import { accountSubject } from "./limit-subjects";

/**
 * Reads how often a guest has cancelled, moved or told something (docs/rules.md#limits).
 * @param uid null for changes without a limit, such as those of staff
 */
export function readGuestChanges(
  transaction: Transaction,
  uid: string | null,
): Promise<EventCount> {
  return readEvents(transaction, "changes_at", [uid && accountSubject(uid)], CHANGE_LIMITS);
}

import { NEW_GRANT_LIMITS } from "@/domain/limits/staff-limits";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { readEvents } from "../limits/limit-store";
import { accountSubject } from "../limits/limit-subjects";
import { transact } from "../runtime/admin-app";

/**
 * Counts a manager's grant to an account without grants. Call it before the account is invited or
 * loses its credentials.
 * @param uid the manager
 * @returns RATE_LIMIT beyond 20 in a day
 */
export function countNewGrant(uid: string, now: Instant): Promise<Result<void, Refusal>> {
  return transact(`grants by ${uid}`, async (transaction) => {
    const subjects = [accountSubject(uid)];
    const count = await readEvents(transaction, "grants_at", subjects, NEW_GRANT_LIMITS);
    const allowed = count.check(now);
    if (allowed.ok) count.add(now);
    return allowed;
  });
}

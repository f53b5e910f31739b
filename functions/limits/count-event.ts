import type { WindowLimit } from "@/domain/limits/rolling-window";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { transact } from "../runtime/admin-app";
import { type EventField, readEvents } from "./limit-store";
import { accountSubject } from "./limit-subjects";

/**
 * Counts what an account is about to do, in a transaction of its own.
 * @returns RATE_LIMIT, without counting, beyond the limits
 */
export function countEvent(
  uid: string,
  field: EventField,
  limits: readonly WindowLimit[],
  now: Instant,
): Promise<Result<void, Refusal>> {
  return transact(`${field} ${uid}`, async (transaction) => {
    const events = await readEvents(transaction, field, [accountSubject(uid)], limits);
    const allowed = events.check(now);
    if (allowed.ok) events.add(now);
    return allowed;
  });
}

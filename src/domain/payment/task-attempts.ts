import { HOUR_MS, type Instant, MINUTE_MS } from "../time/berlin-time";
import type { PaymentTask } from "./payment.schema";

/** After this time a running attempt counts as lost. */
const LEASE_MS = 2 * MINUTE_MS;
const MAX_DELAY_MS = HOUR_MS;
const MAX_ERROR_LENGTH = 200;

/**
 * Begins an attempt; store it in a transaction before the act, so that of several runners one acts.
 * @returns null if no attempt is due
 */
export function beginTask(task: PaymentTask, now: Instant): PaymentTask | null {
  if (task.done_at !== null || task.next_at > now) return null;
  return { ...task, attempts: task.attempts + 1, next_at: now + LEASE_MS };
}

/**
 * Ends an attempt. A task is never given up: the next attempt follows in 1, 2, 4 … minutes, at last every
 * hour.
 * @param fault null if the task is done
 */
export function endTask(task: PaymentTask, fault: string | null, now: Instant): PaymentTask {
  if (fault === null) return { ...task, done_at: now, last_error: null };
  const delay = Math.min(MINUTE_MS * 2 ** Math.max(0, task.attempts - 1), MAX_DELAY_MS);
  return { ...task, next_at: now + delay, last_error: fault.slice(0, MAX_ERROR_LENGTH) };
}

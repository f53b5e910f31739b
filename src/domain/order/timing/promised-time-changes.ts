import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { clockMinutesBetween, firstPromise } from "./first-promise";

/** One change of the promised time. */
export interface PromisedTimeChange {
  /** When the change was made. */
  readonly at: Instant;
  /** Promised time before the change; null if unknown. */
  readonly previous_at: Instant | null;
  readonly promised_at: Instant;
  /** Difference in whole minutes; negative if earlier. */
  readonly minutes: number;
}

/** All changes of the promised time since the checkout, oldest first. */
export function promisedTimeChanges(
  order: Pick<Order, "history" | "promised_at" | "wanted_at">,
): PromisedTimeChange[] {
  const changes: PromisedTimeChange[] = [];
  let promisedAt = firstPromise(order);
  for (const { at, eta_at, delay_minutes = 0 } of order.history) {
    if (eta_at === undefined) continue;
    const previous_at = promisedAt ?? previousTime(eta_at, delay_minutes, at);
    const minutes = previous_at === null ? delay_minutes : clockMinutesBetween(previous_at, eta_at);
    if (delay_minutes !== 0 || (promisedAt !== null && minutes !== 0)) {
      changes.push({ at, previous_at, promised_at: eta_at, minutes });
    }
    promisedAt = eta_at;
  }
  return changes;
}

/** Null if the previous time had passed: the delay was then counted from `at`. */
function previousTime(promisedAt: Instant, delayMinutes: number, at: Instant): Instant | null {
  const former = promisedAt - delayMinutes * MINUTE_MS;
  return former > at ? former : null;
}

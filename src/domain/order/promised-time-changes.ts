import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import type { Order } from "./order.schema";

/** One time the restaurant moved its promise. */
export interface PromisedTimeChange {
  /** When it was said. */
  readonly at: Instant;
  /** The promise before; null where it is no longer known. */
  readonly previous_at: Instant | null;
  readonly promised_at: Instant;
  /** Whole minutes later than promised before, negative for earlier. */
  readonly minutes: number;
}

/** How a promise was moved after it had first been made, oldest first. */
export function promisedTimeChanges({ history }: Pick<Order, "history">): PromisedTimeChange[] {
  const changes: PromisedTimeChange[] = [];
  let promise: Instant | null = null;
  for (const { at, eta_at, delay_minutes = 0 } of history) {
    if (eta_at === undefined) continue;
    const previous_at = promise ?? formerOf(eta_at, delay_minutes, at);
    if (delay_minutes !== 0 || (promise !== null && eta_at !== promise)) {
      const minutes = previous_at === null ? delay_minutes : minutesBetween(previous_at, eta_at);
      changes.push({ at, previous_at, promised_at: eta_at, minutes });
    }
    promise = eta_at;
  }
  return changes;
}

/** A promise that had already passed was moved from that moment on: what it was is lost. */
function formerOf(promisedAt: Instant, delayMinutes: number, at: Instant): Instant | null {
  const former = promisedAt - delayMinutes * MINUTE_MS;
  return former > at ? former : null;
}

function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((to - from) / MINUTE_MS);
}

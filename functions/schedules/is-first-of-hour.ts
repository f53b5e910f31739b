import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

const HOUR_MS = 60 * MINUTE_MS;

/** Whether the last success was in an earlier hour; null is never. */
export function isFirstOfHour(succeededAt: Instant | null, now: Instant): boolean {
  return succeededAt === null || Math.floor(succeededAt / HOUR_MS) !== Math.floor(now / HOUR_MS);
}

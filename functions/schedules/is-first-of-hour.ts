import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";

/** Whether the last success was in an earlier hour; null is never. */
export function isFirstOfHour(succeededAt: Instant | null, now: Instant): boolean {
  return succeededAt === null || Math.floor(succeededAt / HOUR_MS) !== Math.floor(now / HOUR_MS);
}

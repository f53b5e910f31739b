import { error } from "firebase-functions/logger";
import { lateSchedules, type ScheduleName } from "@/domain/operations/schedules";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { readLastRuns } from "../runtime/run-stamp-store";

/**
 * Logs "schedule missed" for each schedule that has been silent too long.
 * @param self the schedule that calls: it is not late, because it runs
 * @returns the number of late schedules
 */
export async function reportLateSchedules(self: ScheduleName, now: Instant): Promise<number> {
  const { lastRuns, watchedSince } = await readLastRuns(self);
  const late = lateSchedules({ ...lastRuns, [self]: now }, watchedSince ?? now, now);
  for (const { name, silentMs } of late) {
    error("schedule missed", { run: name, minutes: Math.floor(silentMs / MINUTE_MS) });
  }
  return late.length;
}

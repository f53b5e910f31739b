import { type LastRuns, type ScheduleName, scheduleNames } from "@/domain/operations/schedules";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "./admin-app";
import { isLocalBackend } from "./is-local-backend";
import { plainData, toTimestamp } from "./plain-data-store";

/** The last successful run of a schedule. */
interface RunStamp {
  readonly succeeded_at: Instant;
  readonly duration_ms: number;
  /** False if the time limit ended the run; the next run continues. */
  readonly is_complete: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

const stampOf = (name: string) => database().doc(`runs/${name}`);

export async function writeRunStamp(name: string, stamp: RunStamp): Promise<void> {
  await stampOf(name).set({ ...stamp, succeeded_at: toTimestamp(stamp.succeeded_at) });
}

/**
 * When each schedule last succeeded.
 * @param watcher the schedule whose first success is `watchedSince`; null before that, and on a local
 *   backend, which leaves some schedules out (docs/local.md#schedules)
 */
export async function readLastRuns(
  watcher: ScheduleName,
): Promise<{ lastRuns: LastRuns; watchedSince: Instant | null }> {
  const names = scheduleNames();
  const snapshots = await database().getAll(...names.map(stampOf));
  const entries = names.map((name, index) => {
    const snapshot = snapshots[index];
    const succeededAt = snapshot ? plainData(snapshot)?.succeeded_at : null;
    return [name, typeof succeededAt === "number" ? succeededAt : null];
  });
  const firstRun = isLocalBackend() ? undefined : snapshots[names.indexOf(watcher)]?.createTime;
  return {
    lastRuns: Object.fromEntries(entries),
    watchedSince: firstRun?.toMillis() ?? null,
  };
}

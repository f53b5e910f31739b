import { HOUR_MS, type Instant, MINUTE_MS } from "../time/berlin-time";

/**
 * The schedules by the name of their document in `runs`, with the longest time between two successful
 * runs that is not a fault.
 */
const SCHEDULES = {
  orders: { maxSilenceMs: 10 * MINUTE_MS },
  reservations: { maxSilenceMs: 10 * MINUTE_MS },
  unanswered: { maxSilenceMs: 10 * MINUTE_MS },
  kitchen: { maxSilenceMs: 10 * MINUTE_MS },
  payments: { maxSilenceMs: 10 * MINUTE_MS },
  mail: { maxSilenceMs: 10 * MINUTE_MS },
  push: { maxSilenceMs: 10 * MINUTE_MS },
  health: { maxSilenceMs: 10 * MINUTE_MS },
  synthetic_order: { maxSilenceMs: 30 * MINUTE_MS },
  reminders: { maxSilenceMs: HOUR_MS },
  retention: { maxSilenceMs: 26 * HOUR_MS },
  best_sellers: { maxSilenceMs: 26 * HOUR_MS },
  reconciliation: { maxSilenceMs: 26 * HOUR_MS },
} as const;

export type ScheduleName = keyof typeof SCHEDULES;

/** When a schedule last succeeded; null if never. */
export type LastRuns = Readonly<Record<ScheduleName, Instant | null>>;

/**
 * How long each late schedule has been silent, milliseconds.
 * @param watchedSince when schedules began to be watched: one that never ran is late from then on
 */
export function lateSchedules(
  lastRuns: LastRuns,
  watchedSince: Instant,
  now: Instant,
): { name: ScheduleName; silentMs: number }[] {
  return scheduleNames().flatMap((name) => {
    const silentMs = now - (lastRuns[name] ?? watchedSince);
    return silentMs > SCHEDULES[name].maxSilenceMs ? [{ name, silentMs }] : [];
  });
}

export function scheduleNames(): ScheduleName[] {
  return Object.keys(SCHEDULES) as ScheduleName[];
}

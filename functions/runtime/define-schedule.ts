import { error, info, warn } from "firebase-functions/logger";
import {
  onSchedule,
  type ScheduleFunction,
  type ScheduleOptions,
} from "firebase-functions/scheduler";
import type { Instant } from "@/domain/time/berlin-time";
import { REGION } from "./callable-options";
import { writeRunStamp } from "./run-stamp-store";
import { serverNow } from "./server-now";

/** One run of a schedule. */
export interface ScheduleRun {
  readonly now: Instant;
  /** Whether the run should stop and leave the rest to the next one. */
  readonly isOver: () => boolean;
}

/** Numbers of handled documents, as logged and stored. */
export type RunCounts = Readonly<Record<string, number>>;

type DefinedOptions = Pick<ScheduleOptions, "schedule" | "secrets"> & {
  readonly timeoutSeconds: number;
};

/** Share of the time limit after which a run starts nothing new. */
const WORKING_SHARE = 0.8;

/**
 * Defines a scheduled function. A run that ends without a fault writes `runs/{name}` and logs
 * "schedule run succeeded"; the absence of either means that the schedule does not work
 * (docs/operations.md). Cloud Scheduler starts a run only after the one before has ended.
 * @param work throws if it could not do its work; the next run repeats it
 */
export function defineSchedule(
  name: string,
  { schedule, timeoutSeconds, secrets = [] }: DefinedOptions,
  work: (run: ScheduleRun) => Promise<RunCounts>,
): ScheduleFunction {
  return onSchedule(
    {
      schedule,
      timeoutSeconds,
      region: REGION,
      timeZone: "Europe/Berlin",
      memory: "512MiB",
      maxInstances: 1,
      concurrency: 1,
      cpu: 1,
      retryCount: 0,
      secrets,
    },
    async () => {
      const startedAt = Date.now();
      const isOver = () => Date.now() - startedAt > timeoutSeconds * 1000 * WORKING_SHARE;
      try {
        const now = await serverNow();
        const counts = await work({ now, isOver });
        const stamp = { duration_ms: Date.now() - startedAt, is_complete: !isOver(), counts };
        await writeRunStamp(name, { succeeded_at: now, ...stamp });
        info("schedule run succeeded", { run: name, ...stamp });
        if (!stamp.is_complete) warn("schedule run out of time", { run: name, ...stamp });
      } catch (fault) {
        error("schedule run failed", fault, { run: name });
        throw fault;
      }
    },
  );
}

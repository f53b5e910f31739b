import { error, info, warn } from "firebase-functions/logger";
import type { SecretParam } from "firebase-functions/params";
import type { ScheduleName } from "@/domain/operations/schedules";
import type { Instant } from "@/domain/time/berlin-time";
import { writeRunStamp } from "./run-stamp-store";
import { serverNow } from "./server-now";

/** One run of a job. */
export interface JobRun {
  readonly now: Instant;
  /** Whether the run should stop and leave the rest to the next one. */
  readonly isOver: () => boolean;
}

/** Numbers of handled documents, as logged and stored. */
export type RunCounts = Readonly<Record<string, number>>;

interface JobOptions {
  readonly name: ScheduleName;
  /** Seconds after which a run starts nothing new. */
  readonly workSeconds: number;
  /** Least minutes between two starts; by default every run of the schedule. */
  readonly everyMinutes?: number;
  /** Left out by the schedules of a local backend. */
  readonly isDeployedOnly?: true;
  readonly secrets?: readonly SecretParam[];
}

/** A piece of scheduled work with its own report. */
export interface Job extends JobOptions {
  /** @throws the fault of a run that failed, once it is logged */
  run(): Promise<void>;
}

/**
 * Defines a job. A run that ends without a fault writes `runs/{name}` and logs "schedule run
 * succeeded"; the absence of either means that the job does not work (docs/operations.md).
 * @param work throws if it could not do its work; the next run repeats it
 */
export function defineJob(options: JobOptions, work: (run: JobRun) => Promise<RunCounts>): Job {
  const { name, workSeconds } = options;
  return {
    ...options,
    async run() {
      const startedAt = Date.now();
      const isOver = () => Date.now() - startedAt > workSeconds * 1000;
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
  };
}

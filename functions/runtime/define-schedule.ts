import {
  onSchedule,
  type ScheduleFunction,
  type ScheduleOptions,
} from "firebase-functions/scheduler";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { REGION } from "./callable-options";
import type { Job } from "./define-job";
import { isLocalBackend } from "./is-local-backend";

type DefinedOptions = Required<Pick<ScheduleOptions, "schedule" | "timeoutSeconds" | "memory">>;

/**
 * Defines a scheduled function that runs the jobs that are due, all at once. A job that fails does not
 * stop the others; the run then counts as failed. Cloud Scheduler starts a run only after the one before
 * has ended, so the slowest job decides when the others run again.
 */
export function defineSchedule(options: DefinedOptions, jobs: readonly Job[]): ScheduleFunction {
  /** When this instance last started each job. A new instance starts all of them. */
  const startedAt = new Map<Job, number>();

  function isDue(job: Job): boolean {
    if (job.isDeployedOnly && isLocalBackend()) return false;
    const { everyMinutes = 1 } = job;
    // Half a minute less, because runs do not begin exactly a minute apart.
    return Date.now() - (startedAt.get(job) ?? 0) > (everyMinutes - 0.5) * MINUTE_MS;
  }

  return onSchedule(
    {
      ...options,
      region: REGION,
      timeZone: "Europe/Berlin",
      maxInstances: 1,
      concurrency: 1,
      cpu: 1,
      retryCount: 0,
      secrets: jobs.flatMap(({ secrets = [] }) => secrets),
    },
    async () => {
      const due = jobs.filter(isDue);
      for (const job of due) startedAt.set(job, Date.now());
      const runs = await Promise.allSettled(due.map((job) => job.run()));
      const failed = runs.find(({ status }) => status === "rejected");
      if (failed?.status === "rejected") throw failed.reason;
    },
  );
}

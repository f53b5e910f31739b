import { type HealthAnswer, readHealthRequestSchema } from "@/domain/operations/health.schema";
import { lateSchedules, scheduleNames } from "@/domain/operations/schedules";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { functionsBuild } from "../runtime/functions-build";
import { readLastRuns } from "../runtime/run-stamp-store";
import { readSwitches } from "../runtime/switches-store";
import { readRestaurantsHealth } from "./restaurants-health";

/** Health of all restaurants, schedules and the build of the functions. */
export const readHealth = defineCallable(
  { name: "readHealth", schema: readHealthRequestSchema, access: "super" },
  async ({ now }) => {
    const [restaurants, { lastRuns, watchedSince }, switches] = await Promise.all([
      readRestaurantsHealth(now),
      readLastRuns("health"),
      readSwitches(),
    ]);
    const late = new Set(lateSchedules(lastRuns, watchedSince ?? now, now).map(({ name }) => name));
    const schedules = scheduleNames().map((name) => ({
      name,
      succeeded_at: lastRuns[name],
      is_late: late.has(name),
    }));
    return ok<HealthAnswer>({
      restaurants,
      schedules,
      functions_build: functionsBuild(),
      switches,
      server_time: now,
    });
  },
);

import { type HealthAnswer, readHealthRequestSchema } from "@/domain/operations/health.schema";
import { lateSchedules, scheduleNames } from "@/domain/operations/schedules";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { functionsBuild } from "../runtime/functions-build";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readLastRuns } from "../schedules/run-stamp-store";
import { readStaff } from "../team/grants-store";
import { readRestaurantsHealth } from "./restaurants-health";

/**
 * Health of all restaurants, schedules and the build of the functions. For super-administrators;
 * NOT_ALLOWED for others.
 */
export const readHealth = defineCallable<HealthAnswer>("readHealth", async (request) => {
  parseRequest(readHealthRequestSchema, request);
  requireUid(request);
  const staff = await readStaff(request);
  if (!staff?.super) return err(refusal("NOT_ALLOWED"));
  const now = await serverNow();
  const [restaurants, { lastRuns, watchedSince }] = await Promise.all([
    readRestaurantsHealth(now),
    readLastRuns("health"),
  ]);
  const late = new Set(lateSchedules(lastRuns, watchedSince ?? now, now).map(({ name }) => name));
  const schedules = scheduleNames().map((name) => ({
    name,
    succeeded_at: lastRuns[name],
    is_late: late.has(name),
  }));
  return ok({ restaurants, schedules, functions_build: functionsBuild(), server_time: now });
});

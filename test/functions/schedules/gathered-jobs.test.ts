import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Job } from "@/functions/runtime/define-job";
import { defineSchedule } from "@/functions/runtime/define-schedule";

const MINUTE_MS = 60_000;
const OPTIONS = { schedule: "every 1 minutes", timeoutSeconds: 120, memory: "512MiB" } as const;

const job = (more: Partial<Job> = {}) => ({
  name: "orders" as const,
  workSeconds: 45,
  run: vi.fn<Job["run"]>(async () => {}),
  ...more,
});

const run = (...jobs: Job[]) => {
  const schedule = defineSchedule(OPTIONS, jobs);
  return () => schedule.run({ scheduleTime: new Date().toISOString() });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a job that fails stops no other, and the run counts as failed", async () => {
  const failing = job({ run: vi.fn(() => Promise.reject(new Error("not just now"))) });
  const other = job();
  await expect(run(failing, other)()).rejects.toThrow("not just now");
  expect(other.run).toHaveBeenCalledOnce();
});

test("a job that takes long does not delay the others", async () => {
  let end = () => {};
  const slow = job({ run: vi.fn(() => new Promise<void>((resolve) => (end = resolve))) });
  const other = job();
  const running = run(slow, other)();
  expect(other.run).toHaveBeenCalledOnce();
  end();
  await running;
});

test("a job runs at its own pace, also when runs begin a little early", async () => {
  const often = job();
  const seldom = job({ everyMinutes: 5 });
  const tick = run(often, seldom);
  for (let minute = 0; minute < 10; minute += 1) {
    await tick();
    vi.advanceTimersByTime(MINUTE_MS - 1000);
  }
  expect(often.run).toHaveBeenCalledTimes(10);
  expect(seldom.run).toHaveBeenCalledTimes(2);
});

test("a local backend leaves out the jobs that are for deployments only", async () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
  vi.stubEnv("GCLOUD_PROJECT", "demo-resto");
  const deployed = job({ isDeployedOnly: true });
  await run(deployed)();
  expect(deployed.run).not.toHaveBeenCalled();
  vi.stubEnv("GCLOUD_PROJECT", "live");
  await run(deployed)();
  expect(deployed.run).toHaveBeenCalledOnce();
});

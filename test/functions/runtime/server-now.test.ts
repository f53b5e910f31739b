import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { serverNow } from "@/functions/runtime/server-now";
import { openKitchen, resetClock, setClock } from "../support/test-kitchen";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(() => openKitchen());

beforeEach(() => {
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  return setClock(Date.now() + DAY_MS);
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const aheadMs = async () => (await serverNow()) - Date.now();

test("a local backend follows its test clock", async () => {
  expect(await aheadMs()).toBeGreaterThan(DAY_MS - 60_000);
  await resetClock();
  expect(Math.abs(await aheadMs())).toBeLessThan(5000);
});

test.each([
  ["FUNCTIONS_EMULATOR", undefined],
  ["FUNCTIONS_EMULATOR", "false"],
  ["FIRESTORE_EMULATOR_HOST", undefined],
  ["GCLOUD_PROJECT", "resto-websites"],
  ["GCLOUD_PROJECT", undefined],
])("the test clock is ignored with %s = %s", async (name, value) => {
  const before = process.env[name];
  vi.stubEnv(name, value);
  expect(Math.abs(await aheadMs())).toBeLessThan(5000);
  vi.stubEnv(name, before);
});

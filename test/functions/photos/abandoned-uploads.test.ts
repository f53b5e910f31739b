import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { DAY_MS } from "@/domain/time/berlin-time";
import { objectUrl, requestStorage, uploadObject } from "@/test/harness/storage";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { KITCHEN, setClock } from "../support/test-kitchen";

runFunctionsInProcess();

test("an original that was never converted is deleted after a day", async ({ manager }) => {
  const path = `uploads/${KITCHEN}/${randomUUID()}`;
  const isStored = async () => (await requestStorage(objectUrl(path), { asAdmin: true })).ok;
  const { idToken } = manager;
  expect((await uploadObject(path, { body: new Uint8Array(10), idToken })).status).toBe(200);
  await setClock(Date.now() + DAY_MS / 2);
  await runSchedule.retention();
  expect(await isStored()).toBe(true);
  await setClock(Date.now() + 2 * DAY_MS);
  await runSchedule.retention();
  expect(await isStored()).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { reportSilence } from "@/functions/operations/report-silence";
import { recordFigure } from "@/test/faults/figures";
import { adminSet } from "@/test/harness/admin";
import { storeEarlierWeeks, storeOrders } from "../support/earlier-weeks";
import { runFunctionsInProcess } from "../support/run-in-process";
import { at, openKitchen } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();

beforeEach(() => openKitchen());
afterEach(() => log.warn.mockReset());

test("an alarm is logged within five minutes after orders have fallen to zero", async () => {
  await storeEarlierWeeks();
  const lastOrderAt = at("18:00");
  await storeOrders(lastOrderAt, 5);
  let minutes = 0;
  while (minutes < 10 && (await reportSilence(lastOrderAt + minutes * MINUTE_MS)) === 0)
    minutes += 1;
  recordFigure(93, "minutes until no orders ring, 4 a minute before", minutes, import.meta.url);
  expect(minutes).toBeLessThanOrEqual(4);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("no orders", {
    minutes: 3,
    earlier_weeks: [12, 12, 12, 12],
  });
});

test("cancelled orders, such as those of the probe, do not count", async () => {
  await storeEarlierWeeks();
  await storeOrders(at("18:04"), 3, "cancelled");
  expect(await reportSilence(at("18:04"))).toBe(1);
});

test("no alarm is logged at night, while orders arrive, or while ordering is paused", async () => {
  await storeEarlierWeeks();
  expect(await reportSilence(at("03:00"))).toBe(0);
  await storeOrders(at("18:01"), 1);
  expect(await reportSilence(at("18:02"))).toBe(0);
  await adminSet("operations/switches", { ordering_paused_until: new Date(at("20:00")) });
  expect(await reportSilence(at("18:06"))).toBe(0);
  expect(log.warn).not.toHaveBeenCalled();
});

import { afterEach, expect, vi } from "vitest";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { at, setClock } from "../support/test-kitchen";
import { openExample } from "./open-example";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();

afterEach(() => {
  vi.clearAllMocks();
});

const RUN = "runs/synthetic_order";

async function run(isOn = true): Promise<void> {
  vi.stubEnv("SYNTHETIC_ORDERS", isOn ? "on" : "");
  await openExample();
  await runSchedule.synthetic();
}

const completed = () =>
  log.info.mock.calls.flatMap(([message, fields]) =>
    message === "synthetic order completed" ? [fields] : [],
  );

/** Seats and slots in use at the restaurant. */
async function usedSlots(): Promise<number> {
  const days = await adminList("capacity");
  const counts = days.flatMap(({ data }) => Object.values((data.orders ?? {}) as object));
  return counts.reduce((sum: number, count) => sum + Number(count), 0);
}

test("an order goes through all steps, is timed, and leaves no order, mail, audit entry or slot", async () => {
  await setClock(at("18:00", "2027-03-04"));
  await run();
  const ms = expect.any(Number);
  expect(completed()).toEqual([
    { resto_key: "resto-example", quote_ms: ms, order_ms: ms, steps_ms: ms, total_ms: ms },
  ]);
  expect(await adminGet(RUN)).toMatchObject({ counts: { orders: 1 } });
  for (const each of ["orders", "mail", "audit"]) expect(await adminList(each)).toEqual([]);
  expect(await usedSlots()).toBe(0);
});

test("while the restaurant is closed, the order is for its next time slot", async () => {
  await setClock(at("03:00", "2027-03-04"));
  await run();
  expect(completed()).toHaveLength(1);
  expect(await adminList("orders")).toEqual([]);
});

test("an hour of orders is within the limits of guests", async () => {
  await openExample();
  vi.stubEnv("SYNTHETIC_ORDERS", "on");
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await setClock(at("18:00", "2027-03-04") + minutes * 60_000);
    await runSchedule.synthetic();
  }
  expect(completed()).toHaveLength(12);
}, 90_000);

test("a refusal fails the run with its step and reason, and leaves nothing", async () => {
  await setClock(at("18:00", "2027-03-04"));
  await openExample();
  vi.stubEnv("SYNTHETIC_ORDERS", "on");
  await adminPatch("availability/resto-example", {
    paused_until: new Date(at("19:00", "2027-03-04")),
  });
  await expect(runSchedule.synthetic()).rejects.toThrow("synthetic order refused at quote: PAUSED");
  expect(log.error).toHaveBeenCalledWith("schedule run failed", expect.any(Error), {
    run: "synthetic_order",
  });
  expect(await adminGet(RUN)).toBeNull();
  expect(await adminList("orders")).toEqual([]);
});

test("nothing is ordered unless it is switched on", async () => {
  await run(false);
  expect(completed()).toEqual([]);
  expect(await adminGet(RUN)).toMatchObject({ counts: { orders: 0 } });
});

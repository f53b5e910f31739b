import { afterEach, beforeEach, expect, vi } from "vitest";
import { paymentProvider } from "@/functions/money/provider/stripe-provider";
import { runPaymentTask } from "@/functions/money/run-payment-task";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import {
  control,
  intentOf,
  paidOrder,
  passMinutes,
  staffStep,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import type { TestAccount } from "../support/test-accounts";
import { KITCHEN } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => {
  log.error.mockReset();
  log.warn.mockReset();
});
afterEach(() => vi.restoreAllMocks());

const FAILED = "payment task failed";
const failures = (level: "error" | "warn") =>
  log[level].mock.calls.filter(([text]) => text === FAILED).map(([, fields]) => fields);
const taskOf = (id: string) => adminGet(`payment_tasks/${id}`);

/** A rejected order whose hold is not released yet, with the name of that task. */
async function heldOrder(guest: TestAccount, staff: TestAccount) {
  const id = await paidOrder(guest);
  await control("faults", { is_down: true });
  await staffStep(id, "rejected", staff, { reason: "zu" });
  await control("faults", {});
  const [task] = (await adminList("payment_tasks")).filter(({ data }) => data.order_id === id);
  return { id, task: String(task?.id) };
}

/** Lets the provider refuse what is asked next, and makes the next attempt. */
async function attemptWith(fault: unknown, task: string): Promise<boolean | null> {
  vi.spyOn(paymentProvider, "release").mockRejectedValueOnce(fault);
  await adminPatch(`payment_tasks/${task}`, { next_at: new Date(0) });
  return runPaymentTask(task);
}

test("an act that fails is logged with what is needed to find it, after an hour as an error", async ({
  guest,
  staff,
}) => {
  const { id, task } = await heldOrder(guest, staff);
  const before = Number((await taskOf(task))?.attempts);
  const refusal = Object.assign(new Error("Toni Gast owes"), {
    type: "StripeCardError",
    code: "x",
  });
  expect(await attemptWith(refusal, task)).toBe(false);
  const found = { task, kind: "void", resto_key: KITCHEN };
  const reason = "Error StripeCardError x";
  expect(failures("warn")).toEqual([{ ...found, attempts: before + 1, reason }]);
  expect(await taskOf(task)).toMatchObject({
    attempts: before + 1,
    last_error: reason,
    done_at: null,
  });
  await passMinutes(59);
  await attemptWith("no error at all", task);
  expect(failures("error")).toEqual([]);
  await passMinutes(2);
  await attemptWith(Object.assign(new TypeError("x"), { type: 1 }), task);
  expect(failures("error")).toEqual([{ ...found, attempts: before + 3, reason: "TypeError" }]);
  expect(failures("warn").map((fields) => (fields as { reason: string }).reason)).toEqual([
    reason,
    "unknown",
  ]);
  await adminPatch(`payment_tasks/${task}`, { next_at: new Date(0) });
  expect(await runPaymentTask(task)).toBe(true);
  expect(await runPaymentTask(task)).toBeNull();
  expect(await taskOf(task)).toMatchObject({ done_at: expect.any(Date), last_error: null });
  expect((await intentOf(id)).status).toBe("canceled");
});

test("a failed attempt leaves the task to the runner that has taken it over", async ({
  guest,
  staff,
}) => {
  const { task } = await heldOrder(guest, staff);
  const taken = { attempts: 40, last_error: "by another" };
  vi.spyOn(paymentProvider, "release").mockImplementationOnce(async () => {
    await adminPatch(`payment_tasks/${task}`, taken);
    throw new Error("late");
  });
  await adminPatch(`payment_tasks/${task}`, { next_at: new Date(0) });
  expect(await runPaymentTask(task)).toBe(false);
  expect(await taskOf(task)).toMatchObject(taken);
  await adminPatch(`payment_tasks/${task}`, { attempts: 1, next_at: new Date(0) });
  await runSchedule.payments();
  expect(await taskOf(task)).toMatchObject({ done_at: expect.any(Date) });
});

test("an act of a task that does not exist is not made", async () => {
  expect(await runPaymentTask("nobody_void_1")).toBeNull();
});

import { describe, expect } from "vitest";
import { daySums } from "@/domain/report/day-sums";
import { reportSchema } from "@/domain/report/report.schema";
import { discardLateSums, saveDaySums } from "@/functions/reports/day-sums-store";
import { transact } from "@/functions/runtime/admin-app";
import { adminGet, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { at, KITCHEN, pickupRequest, placeOrder, setClock, TODAY } from "../support/test-kitchen";

runFunctionsInProcess();

const TOMORROW = "2027-03-04";
const SUMS = `daily_sums/${KITCHEN}_${TODAY}`;

const test = kitchenTest
  .extend("report", ({ manager }) => async () => {
    const range = { resto_key: KITCHEN, from: TODAY, to: TODAY };
    const { result } = await callFunction("readReport", range, manager);
    return reportSchema.parse(result).orders;
  })
  .extend(
    "step",
    ({ staff }) =>
      async (id: string, version: number, to: string, more: object = {}) => {
        const answer = await callFunction("setOrderStatus", { id, version, to, ...more }, staff);
        expect(answer).toHaveProperty("result.status", to);
      },
  );

describe("the sums of a day", () => {
  test("are stored once the day is over, and read instead of its orders", async ({
    guest,
    report,
  }) => {
    const { id } = await placeOrder(pickupRequest(), guest);
    expect(await report()).toMatchObject({ orders: 1 });
    await setClock(at("00:30", TOMORROW));
    expect(await report()).toMatchObject({ orders: 1 });
    expect(await adminGet(SUMS)).toBeNull();
    await setClock(at("01:30", TOMORROW));
    expect(await report()).toMatchObject({ orders: 1 });
    expect(await adminGet(SUMS)).toMatchObject({ sums: { orders: 1 } });
    await adminRemove(`orders/${id}`);
    expect(await report()).toMatchObject({ orders: 1 });
  });

  test("follow late changes of its orders", async ({ guest, step, report }) => {
    const [sold, lost] = [
      (await placeOrder(pickupRequest(), guest)).id,
      (await placeOrder(pickupRequest(), guest)).id,
    ];
    for (const id of [sold, lost]) await step(id, 1, "accepted", { eta_minutes: 30 });
    await step(sold, 2, "ready");
    await setClock(at("01:30", TOMORROW));
    expect(await report()).toMatchObject({ open: 2, completed: 0 });
    await step(sold, 3, "completed");
    expect(await report()).toMatchObject({ open: 1, completed: 1, turnover_cents: 1980 });
    await step(lost, 2, "failed", { reason: "other" });
    expect(await report()).toMatchObject({ open: 0, completed: 1, failed: 1 });
  });

  test("are the same after the account is deleted", async ({ guest, step, report }) => {
    const { id } = await placeOrder(pickupRequest(), guest);
    await step(id, 1, "accepted", { eta_minutes: 30 });
    await step(id, 2, "ready");
    await step(id, 3, "completed");
    await setClock(at("01:30", TOMORROW));
    const before = await report();
    expect(before).toMatchObject({ completed: 1 });
    expect(await callFunction("deleteMyAccount", {}, guest)).toHaveProperty("result.deleted", true);
    await adminRemove(SUMS);
    expect(await report()).toEqual(before);
  });

  test("are not stored if an order has changed since they were read", async () => {
    const order = { resto_key: KITCHEN, local_date: TODAY };
    await transact("late change", async (transaction) => {
      discardLateSums(transaction, order, at("01:30", TOMORROW));
    });
    await saveDaySums(KITCHEN, TODAY, daySums([], TODAY), 0);
    expect(await adminGet(SUMS)).not.toHaveProperty("sums");
    await saveDaySums(KITCHEN, TODAY, daySums([], TODAY), 1);
    expect(await adminGet(SUMS)).toHaveProperty("sums.orders", 0);
  });
});

test("a change on the day itself writes no sums", async ({ guest, step }) => {
  const { id } = await placeOrder(pickupRequest(), guest);
  await step(id, 1, "accepted", { eta_minutes: 30 });
  expect(await adminGet(SUMS)).toBeNull();
});

import { describe, expect, inject } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  limitSlots,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  setClock,
  TODAY,
} from "../support/test-kitchen";

// The schedule runs in this process, which must use the local backend and not search for the
// credentials of a hosted one.
runFunctionsInProcess();

const run = runSchedule.orders;

test("an order unanswered for 15 minutes expires and frees its slot", async () => {
  await limitSlots();
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  await setClock(at("18:14"));
  await run();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", version: 1 });

  await setClock(at("18:16"));
  await run();
  expect(await adminGet(`orders/${id}`)).toMatchObject({
    status: "expired",
    version: 2,
    history: [{ by: "guest" }, { by: "system", status: "expired", at: expect.any(Date) }],
  });
  expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({ orders: { "18:15": 0 } });
  const audit = await adminList("audit");
  expect(audit.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ action: "order.expired", by: "system", uid: null }),
  );
});

test("an answered order does not expire, and a second run changes nothing", async () => {
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  await placeOrder(pickupRequest(), await newGuest());
  await callFunction("setOrderStatus", { id, version: 1, to: "accepted", eta_minutes: 20 }, staff);
  await setClock(at("18:20"));
  await run();
  await run();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "accepted", version: 2 });
  const orders = await adminList("orders");
  expect(orders.map(({ data }) => data.status).toSorted()).toEqual(["accepted", "expired"]);
});

test("expired orders do not count as unanswered", async ({ guest }) => {
  for (let order = 0; order < 3; order += 1) await placeOrder(pickupRequest(), guest);
  await setClock(at("18:16"));
  await run();
  await placeOrder(pickupRequest(), guest);
});

describe("an order for tomorrow that was placed after closing", () => {
  const tomorrow = "2027-03-04";
  const preorder = () => pickupRequest({ wanted_at: at("12:00", tomorrow) });

  test("expires after 15 minutes of opening time", async () => {
    await limitSlots();
    await setClock(at("22:30"));
    const { id } = await placeOrder(preorder(), await newGuest());
    for (const [time, date] of [
      ["23:00", TODAY],
      ["09:00", tomorrow],
      ["11:14", tomorrow],
    ] as const) {
      await setClock(at(time, date));
      await run();
      expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed" });
    }
    await setClock(at("11:16", tomorrow));
    await run();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "expired", version: 2 });
    expect(await adminGet(`capacity/${KITCHEN}_${tomorrow}`)).toMatchObject({
      orders: { "12:00": 0 },
    });
  });

  test("can be accepted in the morning", async () => {
    await setClock(at("22:30"));
    const { id } = await placeOrder(preorder(), await newGuest());
    await setClock(at("11:10", tomorrow));
    await run();
    const staff = await newStaff({ resto_keys: [KITCHEN] });
    const step = { id, version: 1, to: "accepted", eta_minutes: 50 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  });

  test("does not delay the expiry of younger orders, however many wait", async () => {
    await setClock(at("22:30"));
    const { id } = await placeOrder(preorder(), await newGuest());
    const stored = await adminGet(`orders/${id}`);
    const earlier = { ...stored, created_at: new Date(at("22:00")) };
    const overdue = { ...earlier, answer_due_at: new Date(at("22:15")) };
    const waiting = Array.from({ length: 400 }, (_, index) => `orders/waiting-${index}`);
    const admin = backendAdmin(inject("backendPorts"));
    await admin.write(waiting.map((path) => ({ path, data: overdue })));
    const due = { wanted_at: null, answer_due_at: new Date(at("22:45")) };
    await adminPatch(`orders/${id}`, due);
    await setClock(at("22:46"));
    await run();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "expired" });
    expect(await adminGet("orders/waiting-399")).toMatchObject({ status: "placed" });
  });

  test("does not delay the expiry of another restaurant's order", async () => {
    await adminPatch(`availability/${OTHER_KITCHEN}`, {
      exceptions: [{ date: TODAY, hours: [{ open: "00:00", close: "23:59" }] }],
    });
    await setClock(at("22:30"));
    const { id } = await placeOrder(preorder(), await newGuest());
    const elsewhere = pickupRequest({ resto_key: OTHER_KITCHEN });
    const other = await placeOrder(elsewhere, await newGuest());
    await setClock(at("22:46"));
    await run();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed" });
    expect(await adminGet(`orders/${other.id}`)).toMatchObject({ status: "expired" });
  });
});

describe("the stored due time", () => {
  const tomorrow = "2027-03-04";
  const preorder = () => pickupRequest({ wanted_at: at("12:00", tomorrow) });
  const dueAt = async (id: string) => (await adminGet(`orders/${id}`))?.answer_due_at;

  test("moves when the hours of today give an order longer", async () => {
    await setClock(at("22:30"));
    const { id } = await placeOrder(preorder(), await newGuest());
    expect(await dueAt(id)).toEqual(new Date(at("11:15", tomorrow)));
    await adminPatch(`availability/${KITCHEN}`, {
      exceptions: [{ date: tomorrow, hours: [{ open: "11:30", close: "22:00" }] }],
    });
    await setClock(at("11:16", tomorrow));
    await run();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", version: 1 });
    expect(await dueAt(id)).toEqual(new Date(at("11:45", tomorrow)));
    await setClock(at("11:46", tomorrow));
    await run();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "expired" });
  });
});

test("a successful run leaves a stamp with its counts", async () => {
  await placeOrder(pickupRequest(), await newGuest());
  await setClock(at("18:16"));
  await run();
  const stamp = await adminGet("runs/orders");
  expect(stamp).toMatchObject({ is_complete: true, counts: { expired: 1, failed: 0 } });
  expect(Number(stamp?.succeeded_at)).toBeGreaterThanOrEqual(at("18:16"));
});

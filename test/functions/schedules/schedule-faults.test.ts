import { beforeEach, expect, test, vi } from "vitest";
import { expireStale } from "@/functions/schedules/expire-stale";
import { adminGet, adminSet } from "@/test/harness/admin";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newGuest, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, setClock } from "../support/test-kitchen";
import { bookTable, openTables, TOMORROW, tableRequest } from "../support/test-tables";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

/** Parts of the schedule that fail completely. */
const failing = vi.hoisted(() => ({ lists: false, removal: false }));

vi.mock("@/functions/orders/order-store", async (original) => {
  const store = await original<typeof import("@/functions/orders/order-store")>();
  return {
    ...store,
    unansweredOrders: (until: number) => {
      if (failing.lists) throw new Error("not just now");
      return store.unansweredOrders(until);
    },
  };
});

vi.mock("@/functions/schedules/delete-expired-store", async (original) => {
  const store = await original<typeof import("@/functions/schedules/delete-expired-store")>();
  return {
    ...store,
    deleteCapacity: (before: string) =>
      failing.removal ? Promise.reject(new Error("not just now")) : store.deleteCapacity(before),
  };
});

runFunctionsInProcess();

let guest: TestAccount;
let orderId: string;
let reservationId: string;

/** One valid document for each part of the schedule, due a day and an hour after creation. */
beforeEach(async () => {
  log.error.mockReset();
  log.info.mockReset();
  Object.assign(failing, { lists: false, removal: false });
  await openTables({ auto_confirm: false });
  guest = await newGuest();
  orderId = (await placeOrder(pickupRequest(), guest)).id;
  reservationId = (await bookTable(tableRequest(), guest)).id;
  const order = await adminGet(`orders/${orderId}`);
  const over = { creator_uid: "deleted", status: "completed", forget_at: new Date(at("18:30")) };
  await adminSet("orders/to-anonymise", { ...order, ...over });
  await setClock(at("19:01", TOMORROW));
});

const run = () => expireStale.run({ scheduleTime: new Date().toISOString() });

const LONG_AGO = new Date(at("11:00"));

test.each([
  [
    "an order without the fields of the query",
    "orders",
    { status: "placed", created_at: LONG_AGO },
  ],
  [
    "an unanswered order",
    "orders",
    { resto_key: KITCHEN, status: "placed", created_at: LONG_AGO, wanted_at: null },
  ],
  ["an order of a deleted account", "orders", { status: "completed", forget_at: LONG_AGO }],
  [
    "an unanswered request",
    "reservations",
    { resto_key: KITCHEN, status: "requested", start_at: LONG_AGO, created_at: LONG_AGO },
  ],
] as const)(
  "%s that is unreadable does not stop the rest of the schedule",
  async (_what, collection, broken) => {
    await adminSet(`${collection}/broken`, broken);
    await run();
    expect(await adminGet(`orders/${orderId}`)).toMatchObject({ status: "expired" });
    expect(await adminGet(`reservations/${reservationId}`)).toMatchObject({ status: "expired" });
    expect(await adminGet("orders/to-anonymise")).toMatchObject({ contact: { name: "–" } });
    expect(await adminGet(`limits/${guest.uid}`)).toBeNull();
    expect(await adminGet(`${collection}/broken`)).toEqual(broken);
    expect(log.error).toHaveBeenCalledOnce();
  },
);

test("a failed part does not stop the others", async () => {
  Object.assign(failing, { lists: true, removal: true });
  await run();
  expect(await adminGet(`orders/${orderId}`)).toMatchObject({ status: "placed" });
  expect(await adminGet(`reservations/${reservationId}`)).toMatchObject({ status: "expired" });
  expect(await adminGet("orders/to-anonymise")).toMatchObject({ contact: { name: "–" } });
  expect(await adminGet(`limits/${guest.uid}`)).toBeNull();
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledWith("deleted expired documents", { count: expect.any(Number) });
});

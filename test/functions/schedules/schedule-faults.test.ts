import { beforeEach, describe, expect, test, vi } from "vitest";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, setClock } from "../support/test-kitchen";
import { bookTable, openTables, TOMORROW, tableRequest } from "../support/test-tables";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

/** Parts of the schedules that fail completely. */
const failing = vi.hoisted(() => ({ lists: false, removal: false }));

vi.mock("@/functions/schedules/due-orders-store", async (original) => {
  const store = await original<typeof import("@/functions/schedules/due-orders-store")>();
  const dueOrders: typeof store.dueOrders = (...query) => {
    if (failing.lists) throw new Error("not just now");
    return store.dueOrders(...query);
  };
  return { ...store, dueOrders };
});

vi.mock("@/functions/schedules/delete-expired-store", async (original) => {
  const store = await original<typeof import("@/functions/schedules/delete-expired-store")>();
  const deleteCapacity: typeof store.deleteCapacity = (...query) =>
    failing.removal ? Promise.reject(new Error("not just now")) : store.deleteCapacity(...query);
  return { ...store, deleteCapacity };
});

runFunctionsInProcess();

let guest: TestAccount;
let orderId: string;
let reservationId: string;

/** One valid document for each part of the schedules, due a day and an hour after creation. */
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

const LONG_AGO = new Date(at("11:00"));

describe("an unreadable document", () => {
  test.each([
    ["an order without a restaurant", "orders", { answer_due_at: LONG_AGO }],
    [
      "an unanswered order",
      "orders",
      { resto_key: KITCHEN, created_at: LONG_AGO, answer_due_at: LONG_AGO, wanted_at: null },
    ],
    [
      "an unanswered request",
      "reservations",
      { resto_key: KITCHEN, start_at: LONG_AGO, due_at: LONG_AGO },
    ],
  ] as const)("%s is reported once a run and stops nothing", async (_what, collection, data) => {
    const broken = { ...data, status: collection === "orders" ? "placed" : "requested" };
    await adminSet(`${collection}/broken`, broken);
    await runSchedule[collection]();
    expect(await adminGet(`orders/${orderId}`)).toMatchObject({
      status: collection === "orders" ? "expired" : "placed",
    });
    expect(await adminGet(`reservations/${reservationId}`)).toMatchObject({
      status: collection === "orders" ? "requested" : "expired",
    });
    expect(await adminGet(`${collection}/broken`)).toEqual(broken);
    expect(log.error.mock.calls).toEqual([
      [
        "unreadable document",
        expect.anything(),
        { path: expect.stringContaining(`${collection}/broken`) },
      ],
    ]);
    expect(await adminGet(`runs/${collection}`)).toMatchObject({ counts: { expired: 1 } });
  });

  test("of a deleted account is anonymised when it is due, like the others", async () => {
    const contact = { name: "Gerda Gast", phone: 7 };
    const broken = { status: "completed", total_cents: 900, contact, forget_at: LONG_AGO };
    await adminSet("orders/broken", broken);
    await runSchedule.retention();
    expect(await adminGet("orders/to-anonymise")).toMatchObject({ contact: { name: "–" } });
    const anonymised = { status: "completed", total_cents: 900, creator_uid: "deleted" };
    expect(await adminGet("orders/broken")).toEqual(anonymised);
    expect(log.warn.mock.calls.map(([message]) => message)).toContain(
      "unreadable order past its retention",
    );
    log.warn.mockReset();
    await runSchedule.retention();
    expect(log.warn).not.toHaveBeenCalled();
  });
});

test("a run that fails reports it and leaves no stamp", async () => {
  failing.lists = true;
  await expect(runSchedule.orders()).rejects.toThrow("not just now");
  expect(await adminGet(`orders/${orderId}`)).toMatchObject({ status: "placed" });
  expect(await adminGet("runs/orders")).toBeNull();
  expect(log.error).toHaveBeenCalledWith("schedule run failed", expect.anything(), {
    run: "orders",
  });
  failing.lists = false;
  await runSchedule.orders();
  expect(await adminGet(`orders/${orderId}`)).toMatchObject({ status: "expired" });
  expect(log.info).toHaveBeenCalledWith(
    "schedule run succeeded",
    expect.objectContaining({ run: "orders" }),
  );
});

test("a part of the retention that fails does not stop the others, but the run fails", async () => {
  failing.removal = true;
  await setClock(at("19:01", "2027-04-30"));
  await expect(runSchedule.retention()).rejects.toThrow("failed: capacity");
  expect(await adminGet("orders/to-anonymise")).toMatchObject({ contact: { name: "–" } });
  const limits = (await adminList("limits")).map(({ id }) => id);
  expect(limits.filter((id) => id.includes(guest.uid))).toEqual([]);
  expect(await adminGet("runs/retention")).toBeNull();
  expect(log.error).toHaveBeenCalledWith("schedule step failed", expect.anything(), {
    step: "capacity",
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminGet, adminList, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newAccount, newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  limitSlots,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
  TODAY,
} from "../support/test-kitchen";

const test = kitchenTest
  .extend(
    "cancel",
    ({ guest }) =>
      (order_id: string, version: number, by: TestAccount = guest) =>
        callFunction("cancelOrder", { order_id, version }, by),
  )
  .extend(
    "step",
    ({ staff }) =>
      (id: string, version: number, to: string, by: TestAccount = staff, more: object = {}) =>
        callFunction("setOrderStatus", { id, version, to, ...more }, by),
  )
  .extend(
    "accept",
    ({ step }) =>
      (id: string, version: number, by?: TestAccount) =>
        step(id, version, "accepted", by, { eta_minutes: 30 }),
  )
  .extend("newOrder", ({ guest }) => async (request = pickupRequest()): Promise<string> => {
    return (await placeOrder(request, guest)).id;
  })
  /** Cancels and accepts fifty orders at the same time. */
  .extend("raceFiftyOrders", ({ cancel, accept }) => async () => {
    const staff = await newStaff({ resto_keys: [KITCHEN] });
    const orders = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const guest = await newAccount({ emailVerified: true });
        return { guest, id: (await placeOrder(pickupRequest(), guest)).id };
      }),
    );
    const pairs = await Promise.all(
      orders.map(({ guest, id }, index) => {
        const both = [() => cancel(id, 1, guest), () => accept(id, 1, staff)];
        return Promise.all((index % 2 ? both : both.toReversed()).map((call) => call()));
      }),
    );
    for (const pair of pairs) {
      expect(pair.filter(({ result }) => result)).toHaveLength(1);
      expect(pair.map(reasonOf)).toContain("VERSION_CONFLICT");
    }
  });

const notFound = refused("NOT_FOUND", "NOT_FOUND");

describe("setOrderStatus", () => {
  test("takes a pickup order through all steps and records each", async ({
    newOrder,
    accept,
    step,
    staff,
  }) => {
    await limitSlots();
    const id = await newOrder();
    expect(await accept(id, 1)).toEqual({
      http: 200,
      result: { id, status: "accepted", version: 2 },
    });
    for (const [index, to] of ["preparing", "ready", "completed"].entries()) {
      expect(await step(id, index + 2, to)).toHaveProperty("result.status", to);
    }
    const order = await adminGet(`orders/${id}`);
    expect(order).toMatchObject({ status: "completed", version: 5, eta_at: expect.any(Date) });
    expect(Object.keys(order?.status_at as object).toSorted()).toEqual(
      ["accepted", "completed", "placed", "preparing", "ready"].toSorted(),
    );
    expect(order?.history).toHaveLength(5);
    const audit = await adminList("audit");
    const steps = ["accepted", "completed", "placed", "preparing", "ready"];
    expect(audit.map(({ data }) => data.action).toSorted()).toEqual(
      steps.map((status) => `order.${status}`),
    );
    expect(audit.filter(({ data }) => data.uid === staff.uid)).toHaveLength(4);
    expect(new Set(audit.map(({ data }) => data.code))).toEqual(new Set([order?.code]));
    // A completed order stays counted in its slot.
    expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
      orders: { "18:15": 1 },
    });
  });

  test("takes a delivery to `out_for_delivery` instead of `ready`", async ({
    newOrder,
    accept,
    step,
  }) => {
    const id = await newOrder(deliveryRequest());
    await accept(id, 1);
    expect(await step(id, 2, "ready")).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "accepted" }),
    );
    expect(await step(id, 2, "out_for_delivery")).toHaveProperty("result.version", 3);
  });

  test.for<[string, object, string]>([
    ["accepted", {}, "eta_minutes"],
    ["rejected", {}, "reason"],
    ["accepted", { eta_minutes: 0 }, "eta_minutes"],
    ["accepted", { eta_minutes: 1.5 }, "eta_minutes"],
    ["rejected", { reason: "  " }, "reason"],
    ["eaten", {}, "to"],
  ])("refuses %s with %j", async ([to, more, field], { newOrder, step, staff }) => {
    const id = await newOrder();
    expect(await step(id, 1, to, staff, more)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field }),
    );
  });

  test("refuses a stale version, then an illegal step with the current state", async ({
    newOrder,
    accept,
  }) => {
    const id = await newOrder();
    await accept(id, 1);
    expect(await accept(id, 1)).toEqual(refused("ABORTED", "VERSION_CONFLICT"));
    expect(await accept(id, 2)).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "accepted" }),
    );
  });
});

describe("access to calls that change an order", () => {
  test("is refused when signed out", async ({ newOrder, cancel, accept }) => {
    const id = await newOrder();
    const signedOut = {} as TestAccount;
    const expected = refused("UNAUTHENTICATED", "NOT_SIGNED_IN");
    expect(await cancel(id, 1, signedOut)).toEqual(expected);
    expect(await accept(id, 1, signedOut)).toEqual(expected);
  });

  test("to staff steps is refused for guests, even the creator", async ({
    newOrder,
    accept,
    guest,
  }) => {
    const id = await newOrder();
    expect(await accept(id, 1, guest)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
  });

  test("is NOT_FOUND for staff of another restaurant", async ({ newOrder, accept }) => {
    const id = await newOrder();
    const others = await newStaff({ resto_keys: ["resto-bobingen"] });
    const [foreign, missing] = [await accept(id, 1, others), await accept(randomUUID(), 1, others)];
    expect(foreign).toEqual(notFound);
    expect(foreign).toEqual(missing);
  });

  test("is NOT_FOUND for other guests", async ({ newOrder, cancel, staff }) => {
    const id = await newOrder();
    const other = await newGuest();
    const [foreign, missing] = [await cancel(id, 1, other), await cancel(randomUUID(), 1, other)];
    expect(foreign).toEqual(notFound);
    expect(foreign).toEqual(missing);
    expect(await cancel(id, 1, staff)).toEqual(notFound);
  });

  test("is granted to super-administrators", async ({ newOrder, accept }) => {
    const id = await newOrder();
    expect(await accept(id, 1, await newStaff({ super: true }))).toHaveProperty("result");
  });

  test("is refused for staff whose grant was revoked while the token is still valid", async ({
    newOrder,
    accept,
    staff,
    step,
  }) => {
    const id = await newOrder();
    expect(await accept(id, 1)).toHaveProperty("result");
    await adminRemove(`staff/${staff.uid}`);
    expect(await step(id, 2, "preparing")).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
  });
});

describe("cancelOrder", () => {
  test("cancels a placed order", async ({ newOrder, cancel }) => {
    await limitSlots();
    const id = await newOrder();
    expect(await cancel(id, 1)).toEqual({
      http: 200,
      result: { id, status: "cancelled", version: 2 },
    });
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "cancelled", version: 2 });
    expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
      orders: { "18:15": 0 },
    });
    expect(await cancel(id, 2)).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "cancelled" }),
    );
  });

  test("cancels an order within two minutes of its acceptance", async ({
    newOrder,
    accept,
    cancel,
  }) => {
    const [id, late] = [await newOrder(), await newOrder()];
    await accept(id, 1);
    await accept(late, 1);
    await setClock(at("18:01"));
    expect(await cancel(id, 2)).toHaveProperty("result.status", "cancelled");
    await setClock(at("18:03"));
    expect(await cancel(late, 2)).toEqual(refused("FAILED_PRECONDITION", "CANCEL_TOO_LATE"));
  });

  test("refuses a stale version", async ({ newOrder, accept, cancel }) => {
    const id = await newOrder();
    await accept(id, 1);
    expect(await cancel(id, 1)).toEqual(refused("ABORTED", "VERSION_CONFLICT"));
  });

  const ROUNDS = runSize(1, 4);
  test(`lets exactly one of cancellation and acceptance win in each of ${50 * ROUNDS} races`, {
    timeout: 120_000,
  }, async ({ raceFiftyOrders }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // A restaurant takes at most 60 orders a minute.
      await setClock(at("18:00") + 2 * round * 60_000);
      await raceFiftyOrders();
    }
    const orders = await adminList("orders");
    const legal = orders.filter(
      ({ data }) => data.version === 2 && [data.history].flat().length === 2,
    );
    const illegal = orders.length - legal.length;
    recordFigure(19, `illegal histories, of ${orders.length}`, illegal, import.meta.url);
    expect([orders.length, illegal]).toEqual([50 * ROUNDS, 0]);
  });
});

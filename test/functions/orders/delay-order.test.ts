import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { adminGet, adminList, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";

const MINUTE = 60_000;
const contact = CONTACT_WITH_EMAIL;

const test = kitchenTest
  .extend(
    "delay",
    ({ staff }) =>
      (id: string, version: number, minutes: unknown = 10, by: TestAccount = staff) =>
        callFunction("delayOrder", { id, version, minutes }, by),
  )
  .extend(
    "step",
    ({ staff }) =>
      (id: string, version: number, to: string, more: object = {}) =>
        callFunction("setOrderStatus", { id, version, to, ...more }, staff),
  )
  /** An order at version 2, promised in half an hour. */
  .extend(
    "acceptedOrder",
    ({ guest, step }) =>
      async (request = pickupRequest({ contact })): Promise<string> => {
        const { id } = await placeOrder(request, guest);
        expect(await step(id, 1, "accepted", { eta_minutes: 30 })).toHaveProperty("result");
        return id;
      },
  );

const etaOf = async (id: string) => Number((await adminGet(`orders/${id}`))?.eta_at);

describe("delayOrder", () => {
  test("moves the promised time, adds history and audit entry, and queues a mail", async ({
    acceptedOrder,
    delay,
    staff,
  }) => {
    const id = await acceptedOrder();
    const before = await etaOf(id);
    const eta_at = before + 10 * MINUTE;
    expect(await delay(id, 2)).toEqual({
      http: 200,
      result: { id, status: "accepted", version: 3, eta_at },
    });
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      status: "accepted",
      version: 3,
      eta_at: new Date(eta_at),
      history: [
        { status: "placed" },
        { status: "accepted" },
        {
          version: 3,
          status: "accepted",
          by: "staff",
          at: expect.any(Date),
          delay_minutes: 10,
          eta_at: new Date(eta_at),
        },
      ],
    });
    const audit = (await adminList("audit")).map(({ data }) => data);
    expect(audit.filter(({ action }) => action === "order.delayed")).toEqual([
      expect.objectContaining({ by: "staff", uid: staff.uid, target: `orders/${id}`, version: 3 }),
    ]);
    expect(await adminGet(`mail/order_${id}_3`)).toMatchObject({
      to: "toni@example.com",
      message: {
        subject: expect.stringContaining("verspätet sich"),
        text: expect.stringMatching(/Voraussichtlich abholbereit: Mi 3\.3\.2027, 18:4[0-1] Uhr/),
      },
    });
  });

  test("queues the mail in the order's language, and none without an address", async ({
    acceptedOrder,
    delay,
  }) => {
    const id = await acceptedOrder(deliveryRequest({ contact, language: "en" }));
    await delay(id, 2);
    expect(await adminGet(`mail/order_${id}_3`)).toMatchObject({
      message: {
        subject: expect.stringContaining("running late"),
        text: expect.stringMatching(/Estimated delivery: Wed 3\.3\.2027, 18:4[0-1]/),
      },
    });
    const silent = await acceptedOrder(pickupRequest());
    await delay(silent, 2);
    expect(await adminGet(`mail/order_${silent}_3`)).toBeNull();
  });

  test("counts from now for an overdue order and allows later steps", async ({
    acceptedOrder,
    delay,
    step,
  }) => {
    const id = await acceptedOrder();
    await setClock(at("19:00"));
    expect(await delay(id, 2, 15)).toHaveProperty("result.version", 3);
    expect(await etaOf(id)).toBeGreaterThanOrEqual(at("19:15"));
    expect(await step(id, 3, "preparing")).toHaveProperty("result.version", 4);
    expect(await delay(id, 4, 60)).toHaveProperty("result.version", 5);
    expect(await step(id, 5, "ready")).toHaveProperty("result.status", "ready");
    expect(await delay(id, 6)).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "ready" }),
    );
  });

  test.for([4, 61, 0, -10, 10.5, "10", null, undefined])(
    "refuses %j minutes",
    async (minutes, { staff }) => {
      const data = { id: randomUUID(), version: 1, minutes };
      expect(await callFunction("delayOrder", data, staff)).toEqual(
        refused("INVALID_ARGUMENT", "INVALID", { field: "minutes" }),
      );
    },
  );

  test("refuses more than four hours in total", async ({ acceptedOrder, delay }) => {
    const id = await acceptedOrder();
    for (let version = 2; version < 6; version += 1) {
      expect(await delay(id, version, 60)).toHaveProperty("result");
    }
    expect(await delay(id, 6, 5)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "minutes" }),
    );
  });

  test("refuses a stale version and an order that is not accepted", async ({ guest, delay }) => {
    const { id } = await placeOrder(pickupRequest(), guest);
    expect(await delay(id, 1)).toEqual(
      refused("FAILED_PRECONDITION", "WRONG_STATE", { current: "placed" }),
    );
    expect(await delay(id, 2)).toEqual(refused("ABORTED", "VERSION_CONFLICT"));
  });
});

describe("callers of delayOrder", () => {
  test("are staff and super-administrators with current grants", async ({
    acceptedOrder,
    delay,
    guest,
    staff,
  }) => {
    const id = await acceptedOrder();
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    expect(await delay(id, 2, 10, elsewhere)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    expect(await delay(id, 2, 10, guest)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    expect(await delay(id, 2, 10, {} as TestAccount)).toEqual(
      refused("UNAUTHENTICATED", "NOT_SIGNED_IN"),
    );
    expect(await delay(id, 2, 10, await newStaff({ super: true }))).toHaveProperty("result");
    await adminRemove(`staff/${staff.uid}`);
    expect(await delay(id, 3)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
  });

  test("make one delay and queue one mail with concurrent calls", async ({
    acceptedOrder,
    delay,
  }) => {
    const id = await acceptedOrder();
    const answers = await Promise.all([delay(id, 2), delay(id, 2), delay(id, 2)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.map(reasonOf).filter((reason) => reason === "VERSION_CONFLICT")).toHaveLength(2);
    expect((await adminGet(`orders/${id}`))?.history).toHaveLength(3);
    expect((await adminList("mail")).map((mail) => mail.id).toSorted()).toEqual(
      [1, 2, 3].map((version) => `order_${id}_${version}`),
    );
  });
});

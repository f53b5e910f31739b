import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { type Deliveries, deliveriesSchema } from "@/domain/order/tour/deliveries.schema";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tryOnDatabase } from "../support/database-operations";
import { kitchenTest } from "../support/kitchen-test";
import { newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  placeOrder,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";

const test = kitchenTest
  .extend("rider", () => newStaff({ resto_keys: [KITCHEN], role: "rider" }))
  .extend("other", () => newStaff({ resto_keys: [KITCHEN], role: "rider" }))
  .extend(
    "step",
    ({ staff }) =>
      async (id: string, version: number, to: string, more: object = {}) =>
        expect(
          await callFunction("setOrderStatus", { id, version, to, ...more }, staff),
        ).toHaveProperty("result"),
  )
  /** A delivery that the kitchen has packed, at version 3. */
  .extend("readyDelivery", ({ guest, staff, step }) => async (): Promise<string> => {
    const { id } = await placeOrder(deliveryRequest({ contact: CONTACT_WITH_EMAIL }), guest);
    await step(id, 1, "accepted", { eta_minutes: 30 });
    const marked = await callFunction("markReady", { order_id: id, version: 2 }, staff);
    expect(marked).toHaveProperty("result", { id, status: "accepted", version: 3 });
    return id;
  });

const take = (order_id: string, version: number, by: TestAccount) =>
  callFunction("takeDelivery", { order_id, version }, by);

async function listed(by: TestAccount): Promise<Deliveries> {
  const { result } = await callFunction("listDeliveries", { resto_key: KITCHEN }, by);
  return deliveriesSchema.parse(result);
}

describe("a rider", () => {
  test("takes what is ready, sees its address only then, and hands it over", async ({
    readyDelivery,
    rider,
    other,
  }) => {
    const id = await readyDelivery();
    const before = await listed(rider);
    expect(before).toMatchObject({ own: [], ready: [{ id, zip: "86343", city: "Königsbrunn" }] });
    expect(JSON.stringify(before)).not.toMatch(/Musterweg|Toni|99998/);

    expect(await take(id, 3, rider)).toHaveProperty("result", {
      id,
      status: "out_for_delivery",
      version: 4,
    });
    expect(await listed(rider)).toMatchObject({
      ready: [],
      own: [
        {
          id,
          address: { street: "Musterweg 1" },
          contact: { name: "Toni Test", phone: CONTACT_WITH_EMAIL.phone },
          payment: "cash",
          total_cents: 2300,
        },
      ],
    });
    expect(await listed(other)).toMatchObject({ ready: [], own: [] });
    expect(await adminGet(`mail/order_${id}_4`)).not.toBeNull();

    const end = { order_id: id, version: 4, to: "completed" };
    expect(await callFunction("setDeliveryStatus", end, other)).toEqual(
      refused("NOT_FOUND", "NOT_FOUND"),
    );
    expect(await callFunction("setDeliveryStatus", end, rider)).toHaveProperty(
      "result.status",
      "completed",
    );
    expect(await listed(rider)).toMatchObject({ ready: [], own: [] });
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions).toEqual(
      expect.arrayContaining(["order.packed", "order.taken", "order.completed"]),
    );
  });

  test("gives back a delivery, as staff do for them; the guest gets no second mail", async ({
    readyDelivery,
    rider,
    other,
    staff,
  }) => {
    const id = await readyDelivery();
    await take(id, 3, rider);
    const release = (version: number, by: TestAccount) =>
      callFunction("releaseDelivery", { order_id: id, version }, by);
    expect(await release(4, other)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    expect(await release(4, rider)).toHaveProperty("result.version", 5);
    expect(await take(id, 5, other)).toHaveProperty("result.version", 6);
    expect(await release(6, staff)).toHaveProperty("result.version", 7);
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      status: "out_for_delivery",
      rider: null,
    });
    expect((await listed(rider)).ready).toMatchObject([{ id }]);
    for (const version of [7, 9, 11]) {
      await take(id, version, rider);
      expect(await release(version + 1, rider)).toHaveProperty("result");
    }
    // The step of the first one, and each person's last change in an hour.
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions.filter((action) => action === "order.taken")).toHaveLength(3);
    expect(actions.filter((action) => action === "order.released")).toHaveLength(2);
    const mails = (await adminList("mail")).map((mail) => mail.id);
    expect(mails).not.toContain(`order_${id}_6`);
    expect(mails).toContain(`order_${id}_4`);
  });

  test("sorts the own tour and no other", async ({ readyDelivery, rider, other }) => {
    const ids = [await readyDelivery(), await readyDelivery(), await readyDelivery()];
    const [first = "", second = "", foreign = ""] = ids;
    await Promise.all([take(first, 3, rider), take(second, 3, rider), take(foreign, 3, other)]);
    const order_ids = [foreign, second, first];
    expect(await callFunction("sortTour", { order_ids }, rider)).toHaveProperty("result", {
      sorted: 2,
    });
    expect((await listed(rider)).own.map(({ id }) => id)).toEqual([second, first]);
    expect(await adminGet(`orders/${foreign}`)).toMatchObject({ rider: { position_in_tour: 0 } });
  });

  test("sees nothing of a tour on the next day", async ({ readyDelivery, rider }) => {
    const id = await readyDelivery();
    await take(id, 3, rider);
    await setClock(at("05:00", "2027-03-04"));
    expect(await listed(rider)).toMatchObject({ ready: [], own: [] });
    const end = { order_id: id, version: 4, to: "completed" };
    expect(await callFunction("setDeliveryStatus", end, rider)).toEqual(
      refused("NOT_FOUND", "NOT_FOUND"),
    );
  });

  test("has no right of staff, in calls and in the database", async ({ readyDelivery, rider }) => {
    const id = await readyDelivery();
    await take(id, 3, rider);
    const calls: Record<string, object> = {
      setOrderStatus: { id, version: 4, to: "completed" },
      delayOrder: { id, version: 4, minutes: 10 },
      markReady: { order_id: id, version: 4 },
      setAvailability: { resto_key: KITCHEN, patch: { extra_minutes: 5 } },
      readOverview: {},
      boardSeen: { resto_keys: [KITCHEN] },
      listStaff: {},
      listDeliveries: { resto_key: OTHER_KITCHEN },
    };
    for (const [name, input] of Object.entries(calls)) {
      expect([name, reasonOf(await callFunction(name, input, rider))]).toEqual([
        name,
        "NOT_ALLOWED",
      ]);
    }
    const read = { path: `orders/${id}`, restoKey: KITCHEN, idToken: rider.idToken };
    expect(await tryOnDatabase("get", read)).toBe(false);
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "rider" });
    expect(await take(id, 4, elsewhere)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });
});

test("an order is on one tour only: 2 riders take 50 at once", { timeout: 240_000 }, async ({
  readyDelivery,
  rider,
  other,
}) => {
  const order = (await adminGet(`orders/${await readyDelivery()}`)) ?? {};
  const ids = Array.from({ length: 50 }, () => randomUUID());
  await Promise.all(ids.map((id) => adminSet(`orders/${id}`, order)));
  const winners = await Promise.all(
    ids.map(async (id) => {
      const answers = await Promise.all([take(id, 3, rider), take(id, 3, other)]);
      const uids = [rider.uid, other.uid].filter((_, index) => answers[index]?.result);
      return { id, uids };
    }),
  );
  const onTwo = winners.filter(({ uids }) => uids.length !== 1);
  expect(onTwo).toEqual([]);
  const stored = await Promise.all(
    winners.map(async ({ id, uids }) => {
      const { rider: taken } = (await adminGet(`orders/${id}`)) as { rider: { uid: string } };
      return taken.uid === uids[0];
    }),
  );
  expect(stored.every(Boolean)).toBe(true);
});

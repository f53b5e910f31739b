import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { staffOrderTest as test } from "../support/staff-order-test";
import { newStaff } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  TODAY,
  testKitchen,
} from "../support/test-kitchen";

const oneSlot = {
  order_policy: {
    pickup_lead_minutes: 15,
    delivery_lead_minutes: 40,
    days_ahead: 7,
    orders_per_slot: 1,
  },
};

describe("rules of a telephone order", () => {
  test("sold-out dishes and closing time hold, whatever staff choose", async ({ take }) => {
    await adminPatch(`availability/${KITCHEN}`, { sold_out: { soup: new Date(at("23:00")) } });
    const choices = { overbook: true, waive_minimum: true };
    expect(reasonOf(await take({ ...pickupRequest(), ...choices }))).toBe("ITEM_UNAVAILABLE");
    await adminPatch(`availability/${KITCHEN}`, { sold_out: {} });
    const late = { ...pickupRequest({ wanted_at: at("23:00") }), ...choices };
    expect(reasonOf(await take(late))).toBe("CLOSED");
    expect(await adminList("orders")).toEqual([]);
  });

  test("a pause and the minimum hold unless staff choose otherwise", async ({ take }) => {
    const lines = [{ item_id: "soup", qty: 1, choices: {} }];
    const small = deliveryRequest({ lines, expected_total_cents: 650 });
    expect(reasonOf(await take(small))).toBe("BELOW_MINIMUM");
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("19:00")) });
    expect(reasonOf(await take({ ...small, waive_minimum: true }))).toBe("PAUSED");
    const both = { ...small, waive_minimum: true, overbook: true };
    expect(await take(both)).toHaveProperty("result.status", "accepted");
    const [entry] = await adminList("audit");
    expect(entry?.data.action).toBe("order.telephone+overbook+waive_minimum");
  });

  describe("with one order per slot", () => {
    test.override("restaurant", oneSlot);

    test("a full slot is refused unless staff overbook it, and counts for guests", async ({
      take,
      guest,
    }) => {
      const wanted_at = at("20:00");
      await take(pickupRequest({ wanted_at }));
      const online = await callFunction("placeOrder", pickupRequest({ wanted_at }), guest);
      expect(reasonOf(online)).toBe("SLOT_FULL");
      const second = pickupRequest({ wanted_at });
      expect(await take(second)).toEqual(
        refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("20:15") }),
      );
      expect(await take({ ...second, overbook: true })).toHaveProperty("result");
      expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
        orders: { "20:00": 2 },
      });
    });
  });
});

describe("limits of telephone orders", () => {
  test("are not those of guests: one number may order six times and online besides", async ({
    take,
    guest,
  }) => {
    const { contact } = pickupRequest();
    for (let order = 0; order < 6; order += 1) {
      expect(await take(pickupRequest({ contact }))).toHaveProperty("result");
    }
    await placeOrder(pickupRequest({ contact }), guest);
    const counted = (await adminList("limits")).filter(({ data }) => "sent" in data);
    expect(counted.map(({ data }) => data.sent)).toEqual(
      Array.from(counted, () => [expect.objectContaining({ resto_key: KITCHEN })]),
    );
    expect(counted.map(({ id }) => id)).toContain(guest.uid);
  });

  test("are 30 in ten minutes per staff member, and replays do not count", async ({
    take,
    staff,
  }) => {
    const taken = pickupRequest();
    await take(taken);
    const times = Array.from({ length: 30 }, (_each, second) => new Date(at("18:00") - second));
    await adminSet(`limits/${staff.uid}`, { staff_orders_at: times });
    expect(await take(pickupRequest())).toEqual(refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"));
    expect(await take(taken)).toHaveProperty("result.replayed", true);
    const colleague = await newStaff({ resto_keys: [KITCHEN] });
    expect(await take(pickupRequest(), colleague)).toHaveProperty("result");
  });

  test("are not the restaurant's limit of a minute, which counts them for guests only", async ({
    take,
    guest,
  }) => {
    const policy = { ...testKitchen.order_policy, orders_a_minute: 1 };
    await adminPatch(`public/${KITCHEN}`, { order_policy: policy });
    expect(await take(pickupRequest())).toHaveProperty("result");
    const online = await callFunction("placeOrder", pickupRequest(), guest);
    expect(reasonOf(online)).toBe("RATE_LIMIT");
    expect(await take(pickupRequest())).toHaveProperty("result");
  });
});

import { describe, expect } from "vitest";
import type { PlaceStaffOrderRequest } from "@/domain/order/staff-order.schema";
import { phoneKey } from "@/functions/contact/contact-keys";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  TODAY,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const test = kitchenTest.extend(
  "take",
  ({ staff }) =>
    (request: PlaceStaffOrderRequest, by: TestAccount = staff) =>
      callFunction("placeStaffOrder", request, by),
);

const oneSlot = {
  order_policy: {
    pickup_lead_minutes: 15,
    delivery_lead_minutes: 40,
    days_ahead: 7,
    orders_per_slot: 1,
  },
};

describe("placeStaffOrder", () => {
  test("accepts the order at once with its promised time, as the restaurant's", async ({
    take,
  }) => {
    const request = deliveryRequest();
    const { result } = await take(request);
    expect(result).toEqual({
      id: request.order_id,
      code: expect.stringMatching(/^[A-Z0-9]{4}$/),
      total_cents: 2300,
      status: "accepted",
      replayed: false,
      eta_at: expect.any(Number),
    });
    const stored = await adminGet(`orders/${request.order_id}`);
    expect(stored).toMatchObject({
      creator_uid: "restaurant",
      status: "accepted",
      eta_at: new Date((result as { eta_at: number }).eta_at),
      contact: request.contact,
      contact_keys: [phoneKey(request.contact.phone)],
      history: [{ version: 1, status: "accepted", by: "staff", eta_at: expect.any(Date) }],
      status_at: { accepted: expect.any(Date) },
      answer_due_at: null,
      remind_at: null,
    });
    expect(stored).not.toHaveProperty("guest_verified");
    expect(stored).not.toHaveProperty("remember");
  });

  test("takes a slot and names the staff member in the audit log", async ({ take, staff }) => {
    const request = pickupRequest({ wanted_at: at("20:30") });
    await take(request);
    expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
      orders: { "20:30": 1 },
    });
    expect((await adminList("audit")).map(({ data }) => data)).toEqual([
      expect.objectContaining({
        by: "staff",
        uid: staff.uid,
        resto_key: KITCHEN,
        target: `orders/${request.order_id}`,
        action: "order.telephone",
        version: 1,
      }),
    ]);
    expect(await adminList("mail")).toEqual([]);
  });

  test("queues the acceptance for a guest who gave an address, without texts of the call", async ({
    take,
  }) => {
    await take(deliveryRequest({ contact: CONTACT_WITH_EMAIL }));
    const [mail] = await adminList("mail");
    expect(mail?.data.to).toBe(CONTACT_WITH_EMAIL.email);
    expect(JSON.stringify(mail?.data)).not.toMatch(/Toni Test|Musterweg|\/order\/orders\//);
  });

  test("copies the dish's number from the menu, never from the request", async ({ take }) => {
    const items = testMenu.items.map((item) =>
      item.id === "soup" ? { ...item, number: "M12" } : item,
    );
    await adminPatch(`menus/${KITCHEN}`, { items });
    const request = pickupRequest();
    await take(request);
    expect(await adminGet(`orders/${request.order_id}`)).toMatchObject({
      lines: [{ item_id: "soup", number: "M12" }],
    });
    const forged = [{ item_id: "soup", qty: 4, choices: {}, number: "1" }];
    expect(await take(pickupRequest({ lines: forged }))).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "lines.0.number" }),
    );
  });

  test("is worked on like any other order", async ({ take, staff }) => {
    const { order_id: id } = pickupRequest();
    await take(pickupRequest({ order_id: id }));
    const step = { id, version: 1, to: "preparing" };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result.version", 2);
  });
});

describe("callers of placeStaffOrder", () => {
  test("are refused unless they are staff of the restaurant", async ({ take, guest }) => {
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const caller of [guest, elsewhere]) {
      for (const resto_key of [KITCHEN, "no-such-kitchen"]) {
        expect(await take(pickupRequest({ resto_key }), caller)).toEqual(
          refused("PERMISSION_DENIED", "NOT_ALLOWED"),
        );
      }
    }
    expect(await adminList("orders")).toEqual([]);
    expect(await adminList("audit")).toEqual([]);
  });

  test("need no App Check token", async ({ take, staff }) => {
    expect(staff.appCheckToken).toBeUndefined();
    expect(await take(pickupRequest())).toHaveProperty("result");
  });
});

describe("a repeated id of a telephone order", () => {
  test("gets the same answer, also in 20 concurrent calls and after a later step", async ({
    take,
    staff,
  }) => {
    const request = pickupRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(request)));
    const codes = answers.map(({ result }) => (result as { code?: string })?.code);
    expect(new Set(codes).size).toBe(1);
    expect(await adminList("orders")).toHaveLength(1);
    expect(await adminList("audit")).toHaveLength(1);
    const step = { id: request.order_id, version: 1, to: "preparing" };
    await callFunction("setOrderStatus", step, staff);
    expect(await take(request)).toMatchObject({
      result: { code: codes[0], status: "accepted", replayed: true },
    });
  });

  test.for<[string, Partial<PlaceStaffOrderRequest>]>([
    ["another contact", { contact: { name: "Andere", phone: "089 99998-051" } }],
    ["overbooking", { overbook: true }],
    ["an agreement", { remember: true }],
  ])("with %s is refused", async ([_what, changes], { take }) => {
    const request = pickupRequest();
    await take(request);
    expect(await take({ ...request, ...changes })).toEqual(
      refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH"),
    );
  });

  test("of a guest's order, or of a colleague's, is refused", async ({ take, guest }) => {
    const own = pickupRequest();
    await placeOrder(own, guest);
    const taken = pickupRequest();
    await take(taken);
    const colleague = await newStaff({ resto_keys: [KITCHEN] });
    for (const request of [own, taken]) {
      expect(await take(request, colleague)).toEqual(
        refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH"),
      );
    }
  });
});

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
    staff,
  }) => {
    const { contact } = pickupRequest();
    for (let order = 0; order < 6; order += 1) {
      expect(await take(pickupRequest({ contact }))).toHaveProperty("result");
    }
    await placeOrder(pickupRequest({ contact }), guest);
    expect(await adminGet(`limits/${staff.uid}`)).not.toHaveProperty("orders_at");
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

  test("include the restaurant's 60 orders a minute", async ({ take }) => {
    const placed_at = Array.from({ length: 60 }, () => new Date(at("18:00")));
    await adminSet(`limits/${KITCHEN}`, { placed_at, order_count: 60 });
    expect(reasonOf(await take(pickupRequest()))).toBe("RATE_LIMIT");
  });
});

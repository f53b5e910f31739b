import { describe, expect } from "vitest";
import type { PlaceStaffOrderRequest } from "@/domain/order/placing/staff-order.schema";
import { phoneKey } from "@/functions/contact/contact-keys";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { staffOrderTest as test } from "../support/staff-order-test";
import { newStaff } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  KITCHEN,
  limitSlots,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  TODAY,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

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
    await limitSlots();
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

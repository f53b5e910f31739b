import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { canonicalOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { phoneKey } from "@/functions/contact/contact-keys";
import { adminGet, adminList } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  limitSlots,
  pickupRequest,
  placeOrder,
  refused,
  resetClock,
  TODAY,
} from "../support/test-kitchen";

describe("placeOrder", () => {
  test("returns id, code and total", async () => {
    const request = pickupRequest();
    expect(await placeOrder(request, await newGuest())).toEqual({
      id: request.order_id,
      code: expect.stringMatching(/^[A-Z0-9]{4}$/),
      total_cents: 1980,
      status: "placed",
      replayed: false,
    });
  });

  test("accepts `zip` and `city` of the quote, and replays the order without them", async ({
    guest,
  }) => {
    const request = deliveryRequest();
    const quoted = { ...request, zip: "86343", city: "Königsbrunn" };
    const first = await placeOrder(quoted, guest);
    expect(await placeOrder(request, guest)).toEqual({ ...first, replayed: true });
    expect(await adminGet(`orders/${first.id}`)).not.toHaveProperty("zip");
  });

  test("stores the order as documented, with timestamps", async ({ guest }) => {
    const request = deliveryRequest({ wanted_at: at("19:15") });
    const { code } = await placeOrder(request, guest);
    const stored = await adminGet(`orders/${request.order_id}`);
    const soon = expect.toSatisfy(
      (time: Date) => time.getTime() >= at("18:00") && time.getTime() < at("18:05"),
    );
    expect(stored).toEqual({
      resto_key: KITCHEN,
      creator_uid: guest.uid,
      code,
      type: "delivery",
      lines: [
        {
          item_id: "soup",
          category: "all",
          name: { de: "Suppe", en: "Suppe" },
          qty: 4,
          unit_cents: 550,
          line_cents: 2200,
          choices: {},
          choice_names: [],
          vat: 7,
        },
      ],
      subtotal_cents: 2200,
      discount_cents: 0,
      delivery_fee_cents: 100,
      deposit_cents: 0,
      total_cents: 2300,
      vat_split: [{ rate: 7, net_cents: 2150, vat_cents: 150 }],
      contact: request.contact,
      contact_keys: [phoneKey(request.contact.phone)],
      guest_verified: false,
      email_verified: false,
      address: request.address,
      payment: "cash",
      wanted_at: new Date(at("19:15")),
      promised_at: new Date(at("19:15")),
      eta_at: null,
      local_date: TODAY,
      local_time: "19:15",
      status: "placed",
      status_at: { placed: soon },
      version: 1,
      history: [{ version: 1, status: "placed", at: soon, by: "guest" }],
      menu_rev: 7,
      request_hash: createHash("sha256")
        .update(canonicalOrderRequest(request, guest.uid))
        .digest("hex"),
      answer_due_at: expect.any(Date),
      remind_at: expect.any(Date),
      staff_push_at: expect.any(Date),
      created_at: soon,
      updated_at: soon,
    });
  });

  test("counts the order in its slot and adds an audit entry", async ({ guest }) => {
    await limitSlots();
    const request = pickupRequest({ wanted_at: at("20:30") });
    const placed = await placeOrder(request, guest);
    expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
      orders: { "20:30": 1 },
    });
    const audit = await adminList("audit");
    expect(audit.map(({ data }) => data)).toEqual([
      {
        at: expect.any(Date),
        by: "guest",
        uid: guest.uid,
        resto_key: KITCHEN,
        target: `orders/${request.order_id}`,
        code: placed.code,
        action: "order.placed",
        version: 1,
        expires_at: expect.any(Date),
      },
    ]);
  });

  test("prices options, deposits and both VAT rates", async () => {
    const request = pickupRequest({
      lines: [
        {
          item_id: "pizza",
          qty: 2,
          choices: { size: "large", extras: ["cheese", "ham"], heat: "hot" },
          note: "ohne Basilikum",
        },
        { item_id: "beer", qty: 1, choices: {} },
      ],
      expected_total_cents: 3023,
    });
    await placeOrder(request, await newGuest());
    expect(await adminGet(`orders/${request.order_id}`)).toMatchObject({
      subtotal_cents: 3350,
      discount_cents: 335,
      deposit_cents: 8,
      lines: [
        { unit_cents: 1480, line_cents: 2960, note: "ohne Basilikum" },
        { line_cents: 390, min_age: 16 },
      ],
    });
  });
});

describe("reusable containers of placeOrder", () => {
  test("are counted by the server, with their deposit in total and VAT", async () => {
    const request = pickupRequest({ reusable: true, expected_total_cents: 1980 + 4 * 200 });
    const { id } = await placeOrder(request, await newGuest());
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      deposit_cents: 0,
      reusable: { containers: 4, deposit_cents: 800 },
      total_cents: 2780,
      vat_split: [{ rate: 7, net_cents: 2598, vat_cents: 182 }],
    });
  });

  test("are part of the price that the guest has seen", async () => {
    const answer = await callFunction(
      "placeOrder",
      pickupRequest({ reusable: true }),
      await newGuest(),
    );
    expect(answer).toMatchObject({ error: { details: { reason: "PRICE_CHANGED" } } });
  });
});

describe("callers of placeOrder", () => {
  test("are refused when signed out", async () => {
    const answer = await callFunction("placeOrder", pickupRequest(), {
      appCheckToken: await appCheckToken(),
    });
    expect(answer).toEqual(refused("UNAUTHENTICATED", "NOT_SIGNED_IN"));
  });

  test("are refused with a guest account and no App Check token", async () => {
    const { idToken } = await newGuest();
    const answer = await callFunction("placeOrder", pickupRequest(), { idToken });
    expect(answer).toEqual(refused("FAILED_PRECONDITION", "NOT_VERIFIED"));
    expect(await adminList("orders")).toEqual([]);
  });

  test("are refused with an unverified address and no App Check token", async () => {
    const account = await newAccount({ emailVerified: false });
    const answer = await callFunction("placeOrder", pickupRequest(), account);
    expect(answer).toEqual(refused("FAILED_PRECONDITION", "NOT_VERIFIED"));
  });

  test("are accepted with a verified address and no App Check token", async () => {
    await placeOrder(pickupRequest(), await newAccount({ emailVerified: true }));
  });
});

test("without a test clock the server's own clock applies", async () => {
  await resetClock();
  const { result } = await callFunction("quoteOrder", {
    resto_key: KITCHEN,
    type: "pickup",
    lines: pickupRequest().lines,
  });
  expect(Math.abs(Number(result?.server_time) - Date.now())).toBeLessThan(10_000);
});

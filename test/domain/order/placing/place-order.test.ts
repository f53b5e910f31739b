import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { orderSchema } from "@/domain/order/order.schema";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { placeOrder } from "@/domain/order/placing/place-order";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { anOrderContext } from "../../sample-restaurant";
import { deliveryRequest, NOON } from "../sample-order";

const metadata = { now: NOON, uid: "guest", code: "CDFG", request_hash: "hash" };

function place(changes: Partial<PlaceOrderRequest> = {}, context: Partial<OrderContext> = {}) {
  return placeOrder({ ...deliveryRequest, ...changes }, anOrderContext(context), metadata);
}

function reasonOf(result: ReturnType<typeof place>) {
  return result.ok ? null : result.error.reason;
}

describe("placeOrder", () => {
  it("builds a delivery order as soon as possible", () => {
    const placed = place();
    expect(placed).toMatchObject({
      ok: true,
      value: {
        id: deliveryRequest.order_id,
        resto_key: "resto-sample",
        creator_uid: "guest",
        code: "CDFG",
        type: "delivery",
        subtotal_cents: 2830,
        delivery_fee_cents: 100,
        deposit_cents: 25,
        total_cents: 2955,
        address: deliveryRequest.address,
        wanted_at: null,
        promised_at: toInstant("2026-11-24", minutesOf("12:45")),
        local_date: "2026-11-24",
        local_time: "12:45",
        status: "placed",
        status_at: { placed: NOON },
        version: 1,
        history: [{ version: 1, status: "placed", at: NOON, by: "guest" }],
        menu_rev: 4,
        request_hash: "hash",
        created_at: NOON,
        updated_at: NOON,
      },
    });
    expect(placed.ok && orderSchema.safeParse(placed.value).success).toBe(true);
    expect(placed.ok && Object.values(placed.value)).not.toContain(undefined);
  });

  it("stores a wanted time as local date and time", () => {
    const placed = place({ wanted_at: toInstant("2026-11-28", minutesOf("18:30")) });
    expect(placed).toMatchObject({
      ok: true,
      value: { local_date: "2026-11-28", local_time: "18:30" },
    });
  });

  it("ignores the address of a pickup order", () => {
    // 28.30 less 10 percent, plus deposit.
    const placed = place({ type: "pickup", expected_total_cents: 2830 - 283 + 25 });
    expect(placed.ok && placed.value).not.toHaveProperty("address");
    expect(placed.ok && placed.value.local_time).toBe("12:20");
  });

  it("stores tip and announced cash beside the total and the VAT split", () => {
    const plain = place();
    const placed = place({ tip_cents: 300, cash_given_cents: 5000 });
    expect(placed.ok && plain.ok && placed.value).toEqual({
      ...(plain.ok ? plain.value : {}),
      tip_cents: 300,
      cash_given_cents: 5000,
    });
  });

  it("stores what the guest does not eat only if the request has it", () => {
    const passport = { de: "Verträgt nicht: Soja", en: "Allergic to: soy" };
    const placed = place({ passport });
    expect(placed.ok && placed.value.passport).toEqual(passport);
    const plain = place();
    expect(plain.ok && plain.value).not.toHaveProperty("passport");
  });

  it("refuses a tip on a pickup and cash that does not cover total and tip", () => {
    const pickup = place({ type: "pickup", expected_total_cents: 2572, tip_cents: 100 });
    expect(pickup.ok ? null : pickup.error).toEqual({ reason: "INVALID", field: "tip_cents" });
    const short = place({ tip_cents: 300, cash_given_cents: 3254 });
    expect(short.ok ? null : short.error).toEqual({ reason: "INVALID", field: "cash_given_cents" });
    expect(place({ tip_cents: 300, cash_given_cents: 3255 }).ok).toBe(true);
  });

  it("refuses delivery without an address", () => {
    const { address: _address, ...request } = deliveryRequest;
    expect(placeOrder(request, anOrderContext(), metadata)).toEqual({
      ok: false,
      error: { reason: "INVALID", field: "address" },
    });
  });

  it.each([0, 1, 295, 2954, 2956, -2955])("refuses %i cents as the expected total", (total) => {
    const placed = place({ expected_total_cents: total });
    expect(placed).toMatchObject({
      ok: false,
      error: { reason: "PRICE_CHANGED", quote: { total_cents: 2955 } },
    });
  });

  it("accepts zip and city of the quote, but no postal code that differs from the address", () => {
    const { zip, city } = { zip: "86399", city: "Bobingen" };
    expect(place({ zip, city })).toEqual(place());
    expect(place({ zip: "86507" })).toEqual({
      ok: false,
      error: { reason: "INVALID", field: "zip" },
    });
    const pickup = { type: "pickup", expected_total_cents: 2830 - 283 + 25 } as const;
    expect(place({ ...pickup, zip: "86507" })).toEqual(place(pickup));
  });

  it("uses the town of the address for the fee", () => {
    const address = { street: "Beispielweg 2", zip: "86507", city: "Kleinaitingen" };
    const lines = [{ item_id: "rice", qty: 35, choices: {} }];
    expect(place({ address, lines, expected_total_cents: 3700 }).ok).toBe(true);
    expect(reasonOf(place({ address, lines, expected_total_cents: 3600 }))).toBe("PRICE_CHANGED");
  });

  it.each<[string, Partial<PlaceOrderRequest>, Partial<OrderContext>, string]>([
    [
      "an address out of reach before a changed price",
      { address: { street: "Am Weg 1", zip: "99999", city: "X" }, expected_total_cents: 1 },
      {},
      "OUT_OF_AREA",
    ],
    ["a past time", { wanted_at: NOON - 1 }, {}, "SLOT_PAST"],
    ["an unknown dish", { lines: [{ item_id: "x", qty: 1, choices: {} }] }, {}, "ITEM_UNAVAILABLE"],
    [
      "a pause",
      {},
      { availability: { ...DEFAULT_AVAILABILITY, paused_until: NOON + 1 } },
      "PAUSED",
    ],
    [
      "a sold-out dish",
      {},
      { availability: { ...DEFAULT_AVAILABILITY, sold_out: { lemonade: NOON + 1 } } },
      "ITEM_UNAVAILABLE",
    ],
  ])("refuses %s", (_case, changes, context, reason) => {
    expect(reasonOf(place(changes, context))).toBe(reason);
  });
});

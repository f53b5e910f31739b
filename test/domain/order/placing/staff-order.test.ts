import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { orderMail } from "@/domain/mail/order-mail";
import { orderSchema } from "@/domain/order/order.schema";
import { canonicalStaffOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { isTelephoneOrder, placeStaffOrder } from "@/domain/order/placing/staff-order";
import {
  type PlaceStaffOrderRequest,
  placeStaffOrderRequestSchema,
} from "@/domain/order/placing/staff-order.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { MINUTE_MS, minutesOf, toInstant } from "@/domain/time/berlin-time";
import { mailedOrder, mailRestaurant } from "../../mail/mailed-order";
import { anOrderContext } from "../../sample-restaurant";
import { deliveryRequest, NOON } from "../sample-order";

const metadata = { now: NOON, code: "CDFG", request_hash: "hash" };
const LATER = NOON + 60 * MINUTE_MS;

/** One lemonade: €3.00 and the fee, below every minimum. */
const small: Partial<PlaceStaffOrderRequest> = {
  lines: [{ item_id: "lemonade", qty: 1, choices: {} }],
  expected_total_cents: 300 + 100 + 25,
};

function take(changes: Partial<PlaceStaffOrderRequest> = {}, context: Partial<OrderContext> = {}) {
  return placeStaffOrder({ ...deliveryRequest, ...changes }, anOrderContext(context), metadata);
}

function reasonOf(result: ReturnType<typeof take>) {
  return result.ok ? null : result.error.reason;
}

describe("placeStaffOrder", () => {
  it("builds an order of the restaurant that is accepted and promised for the earliest time", () => {
    const taken = take();
    const eta_at = NOON + 45 * MINUTE_MS;
    expect(taken).toMatchObject({
      ok: true,
      value: {
        creator_uid: "restaurant",
        total_cents: 2955,
        local_time: "12:45",
        eta_at,
        status: "accepted",
        status_at: { accepted: NOON },
        version: 1,
        history: [{ version: 1, status: "accepted", at: NOON, by: "staff", eta_at }],
        answer_due_at: null,
        remind_at: null,
      },
    });
    expect(taken.ok && orderSchema.safeParse(taken.value).success).toBe(true);
    expect(taken.ok && isTelephoneOrder(taken.value)).toBe(true);
    expect(taken.ok && taken.value).not.toHaveProperty("remember");
  });

  it("promises the wanted time", () => {
    const wanted_at = toInstant("2026-11-24", minutesOf("18:30"));
    expect(take({ wanted_at })).toMatchObject({
      ok: true,
      value: { wanted_at, eta_at: wanted_at },
    });
  });

  it("delivers below the minimum only if staff waive it", () => {
    expect(reasonOf(take(small))).toBe("BELOW_MINIMUM");
    expect(reasonOf(take({ ...small, overbook: true }))).toBe("BELOW_MINIMUM");
    expect(reasonOf(take({ ...small, waive_minimum: true }))).toBeNull();
  });

  it.each(["paused_until", "delivery_paused_until", "paused_unattended_at"] as const)(
    "takes orders in spite of %s only if staff choose to",
    (field) => {
      const availability = { ...DEFAULT_AVAILABILITY, [field]: LATER };
      expect(reasonOf(take({}, { availability }))).toBe("PAUSED");
      expect(reasonOf(take({ waive_minimum: true }, { availability }))).toBe("PAUSED");
      expect(take({ overbook: true }, { availability })).toMatchObject({
        ok: true,
        value: { eta_at: NOON + 45 * MINUTE_MS },
      });
    },
  );

  it.each<[string, Partial<PlaceStaffOrderRequest>, Partial<OrderContext>, string]>([
    [
      "a sold-out dish",
      {},
      { availability: { ...DEFAULT_AVAILABILITY, sold_out: { noodles: LATER } } },
      "ITEM_UNAVAILABLE",
    ],
    ["a closed day", { wanted_at: toInstant("2026-11-24", minutesOf("23:45")) }, {}, "CLOSED"],
    ["a time in the past", { wanted_at: NOON - 60 * MINUTE_MS }, {}, "SLOT_PAST"],
    [
      "an address outside the area",
      { address: { street: "Allee 1", zip: "10115", city: "Berlin" } },
      {},
      "OUT_OF_AREA",
    ],
    ["another total than the caller was told", { expected_total_cents: 1 }, {}, "PRICE_CHANGED"],
  ])("refuses %s, whatever staff choose", (_what, changes, context, reason) => {
    const everything = { overbook: true, waive_minimum: true };
    expect(reasonOf(take({ ...changes, ...everything }, context))).toBe(reason);
  });
});

describe("canonicalStaffOrderRequest", () => {
  const text = (changes: Partial<PlaceStaffOrderRequest> = {}, uid = "koch") =>
    canonicalStaffOrderRequest({ ...deliveryRequest, ...changes }, uid);

  it("is the same without choices and with choices that are false", () => {
    expect(text({ overbook: false, waive_minimum: false })).toBe(text());
  });

  it.each<Partial<PlaceStaffOrderRequest>>([
    { overbook: true },
    { waive_minimum: true },
    { remember: true },
    { remember: false },
    small,
  ])("differs with %j", (changes) => {
    expect(text(changes)).not.toBe(text());
  });

  it("differs between staff members", () => {
    expect(text({}, "kellner")).not.toBe(text());
  });
});

it("a telephone order accepts the fields of an order and three choices, nothing else", () => {
  const choices = { overbook: true, waive_minimum: true, remember: false };
  const parse = (input: object) => placeStaffOrderRequestSchema.safeParse(input).success;
  expect(parse({ ...deliveryRequest, ...choices })).toBe(true);
  expect(parse({ ...deliveryRequest, creator_uid: "restaurant" })).toBe(false);
});

it("the mail about a telephone order has no link to an order page that no account can open", () => {
  const order = { ...mailedOrder, status: "accepted" as const };
  const page = `/order/orders/${order.id}`;
  expect(orderMail(order, mailRestaurant)?.message.text).toContain(page);
  const taken = orderMail({ ...order, creator_uid: "restaurant" }, mailRestaurant);
  expect(taken?.message.text).not.toContain(page);
  expect(taken?.message.html).not.toContain(page);
});

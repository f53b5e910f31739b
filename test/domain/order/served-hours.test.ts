import { describe, expect, it } from "vitest";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import { placeOrder } from "@/domain/order/placing/place-order";
import { placeStaffOrder } from "@/domain/order/placing/staff-order";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { anOrderContext, sampleMenu } from "../sample-restaurant";
import { deliveryRequest, NOON } from "./sample-order";

/** Tuesday, the day of NOON. */
const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

/** A context in which the category of all sample dishes is served from Monday to Friday. */
function servedContext(from: string, until: string) {
  const served = [{ days: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[], from, until }];
  const categories = sampleMenu.categories.map((each): MenuCategory => ({ ...each, served }));
  return anOrderContext({ menu: { ...sampleMenu, categories } });
}

const pickup = { type: "pickup", lines: [{ item_id: "rice", qty: 1, choices: {} }] } as const;

function quoted(request: Partial<QuoteOrderRequest>, from: string, until: string, now = NOON) {
  const lines = [...pickup.lines];
  const result = quoteOrder({ type: "pickup", ...request, lines }, servedContext(from, until), now);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

describe("an order of a dish that is served at certain hours", () => {
  it("is accepted while it is served, and for the slots of these hours", () => {
    const { quote, refusal } = quoted({}, "11:30", "14:30");
    expect(refusal).toBeNull();
    expect(quote.earliest_at).not.toBeNull();
    expect(quote.next_slots.filter((slot) => slot < at("23:59")).at(-1)).toBe(at("14:30"));
    expect(quoted({ wanted_at: at("14:30") }, "11:30", "14:30").refusal).toBeNull();
  });

  it("is refused at other times, with the first slot at which it is served", () => {
    const { quote, refusal } = quoted({}, "17:30", "20:00");
    expect(refusal).toEqual({ reason: "NOT_SERVED_NOW", next_at: at("17:30") });
    expect(quote.earliest_at).toBeNull();
    expect(quote.next_slots[0]).toBe(at("17:30"));
    expect(quoted({ wanted_at: at("17:30") }, "17:30", "20:00").refusal).toBeNull();
  });

  it("is refused for a wanted time outside the hours", () => {
    const wanted = { wanted_at: at("18:00") };
    const next_at = quoted({}, "11:30", "14:30").quote.next_slots[0];
    expect(quoted(wanted, "11:30", "14:30").refusal).toEqual({ reason: "NOT_SERVED_NOW", next_at });
  });

  it("names no time if none is left", () => {
    expect(quoted({}, "03:00", "03:30").refusal).toEqual({ reason: "NOT_SERVED_NOW" });
  });

  it("is told the first served slot while the restaurant is closed", () => {
    const early = at("06:00");
    const { refusal } = quoted({}, "17:30", "20:00", early);
    expect(refusal).toEqual({ reason: "CLOSED", next_at: at("17:30") });
  });
});

it.each([
  [
    "guests",
    (context: ReturnType<typeof servedContext>) =>
      placeOrder(deliveryRequest, context, {
        now: NOON,
        uid: "guest",
        code: "CDFG",
        request_hash: "hash",
      }),
  ],
  [
    "staff, also with overbooking",
    (context: ReturnType<typeof servedContext>) =>
      placeStaffOrder({ ...deliveryRequest, overbook: true, waive_minimum: true }, context, {
        now: NOON,
        code: "CDFG",
        request_hash: "hash",
      }),
  ],
])("orders of %s keep the hours", (_who, place) => {
  expect(place(servedContext("11:30", "14:30"))).toMatchObject({ ok: true });
  expect(place(servedContext("17:30", "20:00"))).toMatchObject({
    ok: false,
    error: { reason: "NOT_SERVED_NOW" },
  });
});

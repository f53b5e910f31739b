import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  openKitchen,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

describe("placeOrder refuses", () => {
  const refusals: [string, Parameters<typeof pickupRequest>[0], ReturnType<typeof refused>][] = [
    ["an unknown restaurant", { resto_key: "resto-nowhere" }, refused("NOT_FOUND", "NOT_FOUND")],
    [
      "the super-admin tenant",
      { resto_key: "resto-superadmin" },
      refused("NOT_FOUND", "NOT_FOUND"),
    ],
    [
      "a dish that is not on the menu",
      { lines: [{ item_id: "steak", qty: 1, choices: {} }] },
      refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", { field: "lines.0.item_id" }),
    ],
    [
      "an unexpected total",
      { expected_total_cents: 1979 },
      refused("FAILED_PRECONDITION", "PRICE_CHANGED", {
        quote: expect.objectContaining({ total_cents: 1980, subtotal_cents: 2200 }),
      }),
    ],
    [
      "delivery without an address",
      { type: "delivery" },
      refused("INVALID_ARGUMENT", "INVALID", { field: "address" }),
    ],
    [
      "a subtotal below the minimum",
      { ...deliveryRequest(), lines: [{ item_id: "soup", qty: 2, choices: {} }] },
      refused("FAILED_PRECONDITION", "BELOW_MINIMUM", { missing_cents: 400 }),
    ],
    [
      "an address outside the delivery area",
      { ...deliveryRequest(), address: { street: "Weg 1", zip: "82380", city: "Peißenberg" } },
      refused("FAILED_PRECONDITION", "OUT_OF_AREA"),
    ],
    [
      "a slot in the past",
      { wanted_at: at("17:00") },
      refused("OUT_OF_RANGE", "SLOT_PAST", { next_at: expect.any(Number) }),
    ],
    [
      "a day too far ahead",
      { wanted_at: at("18:00", "2027-03-20") },
      refused("OUT_OF_RANGE", "TOO_FAR_AHEAD"),
    ],
    [
      "a time outside opening hours",
      { wanted_at: at("03:00", "2027-03-04") },
      refused("FAILED_PRECONDITION", "CLOSED", { next_at: expect.any(Number) }),
    ],
  ];

  test.each(refusals)("%s", async (_what, changes, expected) => {
    const answer = await callFunction("placeOrder", pickupRequest(changes), await newGuest());
    expect(answer).toEqual(expected);
    expect(await adminList("orders")).toEqual([]);
    expect(await adminList("audit")).toEqual([]);
  });

  test("every order during a pause", async () => {
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("18:30")) });
    expect(await callFunction("placeOrder", pickupRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "PAUSED", { next_at: at("18:30") }),
    );
  });

  test("a sold-out dish until its end", async () => {
    await adminPatch(`availability/${KITCHEN}`, { sold_out: { soup: new Date(at("20:00")) } });
    expect(await callFunction("placeOrder", pickupRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", { field: "lines.0.item_id" }),
    );
    await setClock(at("20:01"));
    await placeOrder(pickupRequest(), await newGuest());
  });

  test("delivery while it is switched off", async () => {
    await openKitchen({ delivery: false });
    expect(await callFunction("placeOrder", deliveryRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "DELIVERY_OFF"),
    );
  });

  test("delivery after its end and pickup after closing", async () => {
    await setClock(at("21:29"));
    await placeOrder(deliveryRequest(), await newGuest());
    await setClock(at("21:31"));
    const delivery = await callFunction("placeOrder", deliveryRequest(), await newGuest());
    await placeOrder(pickupRequest(), await newGuest());
    await setClock(at("22:01"));
    const pickup = await callFunction("placeOrder", pickupRequest(), await newGuest());
    const late = [delivery, pickup];
    const accepted = late.filter(({ result }) => result);
    recordFigure(24, `late orders accepted, of ${late.length}`, accepted, import.meta.url);
    const closed = refused("FAILED_PRECONDITION", "CLOSED", { next_at: expect.any(Number) });
    expect(late).toEqual([closed, closed]);
    expect(await adminList("orders")).toHaveLength(2);
  });
});

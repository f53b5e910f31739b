import { describe, expect } from "vitest";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { adminList, adminPatch, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, refused, setClock } from "../support/test-kitchen";

const soups = (qty: number) => [{ item_id: "soup", qty, choices: {} }];

const quote = (changes: object = {}) =>
  callFunction("quoteOrder", {
    resto_key: KITCHEN,
    type: "delivery",
    zip: "86343",
    lines: soups(4),
    ...changes,
  });

async function quoted(changes: object = {}) {
  return quoteAnswerSchema.parse((await quote(changes)).result);
}

test("quoteOrder returns prices, fee, minimum, slots and server time to anyone", async () => {
  const answer = await quoted();
  expect(answer.refusal).toBeNull();
  expect(answer.quote).toMatchObject({
    subtotal_cents: 2200,
    delivery_fee_cents: 100,
    total_cents: 2300,
    minimum_cents: 1500,
    missing_cents: 0,
    menu_rev: 7,
  });
  expect(answer.quote.next_slots[0]).toBe(at("18:45"));
  expect(answer.server_time).toBeGreaterThanOrEqual(at("18:00"));
  expect(answer.server_time).toBeLessThan(at("18:05"));
});

test("quoteOrder writes nothing", async () => {
  await quoted();
  const collections = ["orders", "audit", "capacity"];
  expect((await Promise.all(collections.map(adminList))).flat()).toEqual([]);
  expect((await adminList("limits")).map(({ id }) => id)).toEqual(["_clock"]);
});

test("quoteOrder returns the total that placeOrder charges", async () => {
  const { resto_key, type, lines } = pickupRequest();
  const { quote: priced } = await quoted({ resto_key, type, lines, zip: undefined });
  const request = pickupRequest({ expected_total_cents: priced.total_cents });
  expect(await placeOrder(request, await newGuest())).toMatchObject({
    total_cents: priced.total_cents,
  });
});

describe("quoteOrder prices an order that would be refused", () => {
  test.each([
    ["below the minimum", { lines: soups(2) }, { reason: "BELOW_MINIMUM", missing_cents: 400 }],
    ["out of the area", { zip: "82380" }, { reason: "OUT_OF_AREA" }],
    ["in the past", { wanted_at: at("12:00") }, { reason: "SLOT_PAST" }],
    ["too far ahead", { wanted_at: at("18:00", "2027-03-30") }, { reason: "TOO_FAR_AHEAD" }],
  ])("%s", async (_what, changes, refusal) => {
    const answer = await quoted(changes);
    expect(answer.refusal).toMatchObject(refusal);
    expect(answer.quote.lines).toHaveLength(1);
  });

  test("closed, with the next slots", async () => {
    await setClock(at("23:30"));
    const { quote: priced, refusal } = await quoted({ type: "pickup" });
    const opening = at("11:15", "2027-03-04");
    expect(refusal).toEqual({ reason: "CLOSED", next_at: opening });
    expect(priced).toMatchObject({ earliest_at: null, subtotal_cents: 2200 });
    expect(priced.next_slots[0]).toBe(opening);
  });

  test("sold out", async () => {
    await adminPatch(`availability/${KITCHEN}`, { sold_out: { soup: new Date(at("23:00")) } });
    expect((await quoted()).refusal).toEqual({
      reason: "ITEM_UNAVAILABLE",
      field: "lines.0.item_id",
    });
  });
});

describe("quoteOrder refuses", () => {
  test.each([
    [
      "a missing required choice",
      { lines: [...soups(1), { item_id: "pizza", qty: 1, choices: {} }] },
      "lines.1.choices.size",
    ],
    ["no lines", { lines: [] }, "lines"],
    ["an invalid postal code", { zip: "8634" }, "zip"],
  ])("%s", async (_what, changes, field) => {
    expect(await quote(changes)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
  });

  test.each([
    ["a dish", { item_id: "steak", qty: 1, choices: {} }, "lines.1.item_id"],
    ["an option", { item_id: "pizza", qty: 1, choices: { size: "tiny" } }, "lines.1.choices.size"],
  ])("%s that is not on the menu, so that the guest can remove it", async (_what, line, field) => {
    expect(await quote({ lines: [...soups(1), line] })).toEqual(
      refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", { field }),
    );
  });

  test("a restaurant without menu, an unknown restaurant and the super-admin tenant", async () => {
    const notFound = refused("NOT_FOUND", "NOT_FOUND");
    await adminRemove(`menus/${KITCHEN}`);
    expect(await quote()).toEqual(notFound);
    expect(await quote({ resto_key: "resto-nowhere" })).toEqual(notFound);
    expect(await quote({ resto_key: "resto-superadmin" })).toEqual(notFound);
  });

  test("an order a cent below the minimum", async () => {
    const menu = (preis: number) => ({
      items: [
        { id: "soup", category: "all", name: { de: "S", en: "S" }, preis, settings: {}, vat: 7 },
      ],
    });
    await adminPatch(`menus/${KITCHEN}`, menu(14.99));
    expect((await quoted({ lines: soups(1) })).refusal).toEqual({
      reason: "BELOW_MINIMUM",
      missing_cents: 1,
    });
    await adminPatch(`menus/${KITCHEN}`, menu(15));
    expect((await quoted({ lines: soups(1) })).refusal).toBeNull();
  });
});

test("missing availability counts as the default", async () => {
  await adminRemove(`availability/${KITCHEN}`);
  expect((await quoted()).refusal).toBeNull();
});

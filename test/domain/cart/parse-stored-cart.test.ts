import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartSchema } from "@/domain/cart/cart.schema";
import { cartItemHash, makeCartItem } from "@/domain/cart/cart-item";
import { parseStoredCart } from "@/domain/cart/parse-stored-cart";
import { MAX_CART_ITEMS } from "@/domain/order/line-limits";
import { noodles } from "../sample-restaurant";

const portion = makeCartItem(noodles, { size: "large" }, "scharf");

describe("parseStoredCart", () => {
  it("parses a cart of this version unchanged", () => {
    expect(parseStoredCart(JSON.parse(JSON.stringify([portion, portion])))).toEqual([
      portion,
      portion,
    ]);
    expect(parseStoredCart([])).toEqual([]);
  });

  it("parses dishes, choices, prices and notes of another version", () => {
    const { settings: _settings, hash: _hash, ...older } = portion;
    expect(parseStoredCart([older])).toEqual([{ ...portion, settings: {} }]);
    expect(parseStoredCart([{ id: "rice", preis: "2,50", choices: null }])).toEqual([
      { id: "rice", preis: 2.5, choices: {}, settings: {}, hash: cartItemHash("rice", {}) },
    ]);
  });

  it.each([
    ["items", { version: 2, items: [{ id: "rice", qty: 2, preis: 2.5 }] }, 2],
    ["lines with a quantity", { lines: [{ id: "rice", quantity: 3 }, { id: "tea" }] }, 4],
    ["far too many", [{ id: "rice", count: 5000 }], 50],
    ["no quantity that makes sense", [{ id: "rice", qty: -1 }], 1],
  ])("parses a cart with %s", (_what, value, portions) => {
    expect(parseStoredCart(value)).toHaveLength(portions);
  });

  it("drops only entries without a dish id", () => {
    expect(parseStoredCart([portion, 1, null, { preis: 3 }, { id: "" }, portion])).toEqual([
      portion,
      portion,
    ]);
  });

  it("reads each field of an entry by itself", () => {
    const option = { value: "tofu", preis: 1.5 };
    const entry = {
      id: "rice",
      preis: 2.5,
      choices: JSON.parse(
        `{"size":"large","extras":["tofu",7,"${"x".repeat(61)}"],"n":5,"__proto__":"a","${"k".repeat(61)}":"b"}`,
      ),
      settings: {
        extras: {
          type: "checkbox",
          costs: true,
          options: [option, { value: 7, preis: 1 }, { value: "egg" }, { value: "x", preis: "1" }],
        },
        size: { type: "radio", costs: "yes", options: [] },
        other: { type: "slider", options: [] },
        broken: { type: "radio", options: "none" },
        none: null,
      },
      note: " bitte\nscharf ",
    };
    const choices = { size: "large", extras: ["tofu"] };
    expect(parseStoredCart([entry])).toEqual([
      {
        ...{ id: "rice", preis: 2.5, choices, hash: cartItemHash("rice", choices) },
        settings: {
          extras: { type: "checkbox", costs: true, options: [option] },
          size: { type: "radio", costs: false, options: [] },
        },
        note: "bitte scharf",
      },
    ]);
  });

  it.each([
    ["2,50", 2.5],
    [-1, 0],
    [0, 0],
    [Number.POSITIVE_INFINITY, 0],
    ["viel", 0],
    [null, 0],
  ])("parses the price %j as %d", (preis, expected) => {
    expect(parseStoredCart([{ id: "rice", preis }])?.[0]?.preis).toBe(expected);
  });

  it.each([
    ["a text", "size"],
    ["a list", ["size"]],
    ["a number", 7],
  ])("reads no choices from %s", (_what, choices) => {
    expect(parseStoredCart([{ id: "rice", choices }])?.[0]?.choices).toEqual({});
  });

  it("drops ids and chosen values that are too long, and a note without words", () => {
    const [id, longer] = ["i".repeat(60), "i".repeat(61)];
    const [first, ...others] = parseStoredCart([{ id, note: " ", qty: 1.9 }, { id: longer }]) ?? [];
    expect(first).toEqual({ id, preis: 0, choices: {}, settings: {}, hash: cartItemHash(id, {}) });
    expect(others).toEqual([]);
    const many = Array.from({ length: 41 }, (_, at) => `o${at}`);
    const [chosen] = parseStoredCart([{ id, choices: { extras: many } }]) ?? [];
    expect(chosen?.choices.extras).toEqual(many.slice(0, 40));
  });

  it("keeps as many portions as a cart may have", () => {
    const entries = Array.from({ length: MAX_CART_ITEMS + 1 }, () => ({ id: "rice" }));
    expect(parseStoredCart(entries)).toHaveLength(MAX_CART_ITEMS);
  });

  it.each([null, 1, "cart", { items: 5 }, {}])("returns null for %j", (value) => {
    expect(parseStoredCart(value)).toBeNull();
  });

  it("returns a valid cart for any stored value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const cart = parseStoredCart(value);
        expect(cart === null || cartSchema.safeParse(cart).success).toBe(true);
      }),
      { numRuns: 500 },
    );
    const entry = fc.record(
      { id: fc.string(), preis: fc.anything(), choices: fc.anything(), qty: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (value) => {
        expect(cartSchema.safeParse(parseStoredCart(value)).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

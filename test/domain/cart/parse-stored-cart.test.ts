import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartSchema } from "@/domain/cart/cart.schema";
import { cartItemHash, makeCartItem } from "@/domain/cart/cart-item";
import { parseStoredCart } from "@/domain/cart/parse-stored-cart";
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

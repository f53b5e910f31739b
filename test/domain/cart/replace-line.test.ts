import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { replaceLine } from "@/domain/cart/replace-line";
import { noodles } from "../sample-restaurant";

const small = makeCartItem(noodles, { size: "small" });
const large = makeCartItem(noodles, { size: "large" });
const withEgg = makeCartItem(noodles, { size: "small", extras: ["egg"] }, "ohne Koriander");
const shown = (cart: Cart) => cartLines(cart).map(({ item, qty }) => [item.choices, qty]);

describe("replaceLine", () => {
  it("replaces the choices at the position of the line", () => {
    const cart = replaceLine([small, large, small], small.hash, { item: withEgg, qty: 3 });
    expect(shown(cart)).toEqual([
      [withEgg.choices, 3],
      [large.choices, 1],
    ]);
  });

  it("merges a line that equals another one, with its note", () => {
    const noted = makeCartItem(noodles, { size: "large" }, "scharf");
    const cart = replaceLine([small, noted], small.hash, { item: large, qty: 2 });
    expect(cartLines(cart)).toMatchObject([{ qty: 3, note: "scharf" }]);
  });

  it("changes only the note", () => {
    const cart = replaceLine([withEgg, withEgg], withEgg.hash, {
      item: makeCartItem(noodles, withEgg.choices, ""),
      qty: 2,
    });
    expect(cartLines(cart)).toMatchObject([{ qty: 2 }]);
    expect(cart[0]).not.toHaveProperty("note");
  });

  it("ignores an unknown hash", () => {
    const cart = [small];
    expect(replaceLine(cart, "gone", { item: large, qty: 2 })).toBe(cart);
  });

  it("keeps the limits and all other lines", () => {
    const carts = fc.array(fc.constantFrom(small, large, withEgg), { maxLength: 60 });
    fc.assert(
      fc.property(carts, fc.integer({ min: 1, max: 90 }), (cart, qty) => {
        const changed = replaceLine(cart, small.hash, { item: large, qty });
        const count = (list: Cart, hash: string) => list.filter((x) => x.hash === hash).length;
        expect(count(changed, withEgg.hash)).toBe(count(cart, withEgg.hash));
        if (count(cart, small.hash) === 0) return;
        expect(count(changed, small.hash)).toBe(0);
        const former = count(cart, large.hash);
        expect(count(changed, large.hash)).toBe(Math.max(former, Math.min(50, former + qty)));
      }),
    );
  });
});

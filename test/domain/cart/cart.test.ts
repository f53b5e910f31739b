import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addItem,
  clearCart,
  removeItem,
  removeLine,
  setLineNote,
  setLineQuantity,
  withPricesOf,
} from "@/domain/cart/cart";
import type { Cart, CartItem } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { recordRefuted } from "@/test/faults/figures";
import { lemonade, noodles, rice } from "../sample-restaurant";

const small = makeCartItem(noodles, { size: "small" });
const large = makeCartItem(noodles, { size: "large" });
const drink = makeCartItem(lemonade, {});

function hashes(cart: Cart): string[] {
  return cart.map(({ hash }) => hash);
}

describe("adding and removing", () => {
  it("appends a portion without mutating the cart", () => {
    const before: Cart = Object.freeze([small]) as CartItem[];
    expect(addItem(before, large)).toEqual([small, large]);
    expect(before).toEqual([small]);
  });

  it("removes the first portion with the id, whatever its choices", () => {
    expect(removeItem([drink, small, large, small], "noodles")).toEqual([drink, large, small]);
    expect(removeItem([drink], "noodles")).toEqual([drink]);
  });

  it("removes a whole line and clears the cart", () => {
    expect(removeLine([small, large, small], small.hash)).toEqual([large]);
    expect(clearCart()).toEqual([]);
  });

  it("behaves like a list of hashes under any sequence of changes", () => {
    const items = [small, large, drink];
    const step = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), item: fc.constantFrom(...items) }),
      fc.record({ kind: fc.constant("remove" as const), item: fc.constantFrom(...items) }),
    );
    const run = fc.check(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let cart = clearCart();
        const model: CartItem[] = [];
        for (const { kind, item } of steps) {
          if (kind === "add") {
            cart = addItem(cart, item);
            model.push(item);
          } else {
            cart = removeItem(cart, item.id);
            const index = model.findIndex(({ id }) => id === item.id);
            if (index >= 0) model.splice(index, 1);
          }
        }
        expect(cart).toEqual(model);
      }),
      { numRuns: 10_000 },
    );
    recordRefuted(11, "carts that differ", run, import.meta.url);
  });
});

describe("limits", () => {
  it("holds at most 50 portions per line and 200 in total", () => {
    let cart = clearCart();
    for (let count = 0; count < 60; count += 1) cart = addItem(cart, small);
    expect(cart).toHaveLength(50);
    const others = ["small", "large"].flatMap((size) =>
      ["tofu", "egg", "chili"].map((extra) => makeCartItem(noodles, { size, extras: [extra] })),
    );
    for (const item of others) cart = setLineQuantity(addItem(cart, item), item.hash, 50);
    expect(cart).toHaveLength(200);
    expect(addItem(cart, drink)).toHaveLength(200);
  });
});

describe("setLineQuantity", () => {
  it.each([
    [3, 3],
    [1, 1],
    [0, 0],
    [-4, 0],
    [2.9, 2],
    [1000, 50],
    [Number.NaN, 2],
  ])("sets a quantity of %d to %i portions and does not change other lines", (qty, expected) => {
    const cart = setLineQuantity([small, drink, small], small.hash, qty);
    expect(hashes(cart).filter((hash) => hash === small.hash)).toHaveLength(expected);
    expect(hashes(cart).filter((hash) => hash === drink.hash)).toHaveLength(1);
  });

  it("keeps the position of the line and ignores an unknown hash", () => {
    expect(hashes(setLineQuantity([small, drink, small], small.hash, 1))).toEqual([
      small.hash,
      drink.hash,
    ]);
    expect(setLineQuantity([drink], small.hash, 4)).toEqual([drink]);
  });
});

describe("notes", () => {
  it("are the same for every portion of a line", () => {
    const cart = setLineNote([small, drink, small], small.hash, "scharf");
    expect(cart.map(({ note }) => note)).toEqual(["scharf", undefined, "scharf"]);
    expect(addItem(cart, small).map(({ note }) => note)).toEqual([
      "scharf",
      undefined,
      "scharf",
      "scharf",
    ]);
    expect(setLineNote(cart, small.hash, " ")).toEqual([small, drink, small]);
  });

  it("are joined when a portion with another note is added", () => {
    const salty = makeCartItem(noodles, { size: "small" }, "ohne Salz");
    const hot = makeCartItem(noodles, { size: "small" }, "scharf");
    const both = addItem(addItem([salty], hot), hot);
    expect(both.map(({ note }) => note)).toEqual(Array(3).fill("ohne Salz; scharf"));
    expect(cartLines(both)).toHaveLength(1);
  });

  it("are cut to the maximum length when joined", () => {
    const long = makeCartItem(rice, {}, "a".repeat(150));
    const cart = addItem([long], makeCartItem(rice, {}, "b".repeat(150)));
    expect(cart[0]?.note).toHaveLength(200);
  });
});

describe("withPricesOf", () => {
  it("replaces the prices and keeps choices and notes", () => {
    const cart = [makeCartItem(noodles, { size: "large" }, "scharf"), drink];
    const dearer = withPricesOf({ items: [{ ...noodles, preis: 12 }] }, cart);
    expect(dearer).toEqual([{ ...cart[0], preis: 12 }, drink]);
    expect(cart[0]?.preis).toBe(9.5);
  });
});

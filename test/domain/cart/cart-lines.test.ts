import { describe, expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { lemonade, noodles } from "../sample-restaurant";

describe("cartLines", () => {
  it("groups portions by hash in the order of their first portion", () => {
    const large = makeCartItem(noodles, { size: "large", extras: ["egg"] }, "scharf");
    const drink = makeCartItem(lemonade, {});
    expect(cartLines([large, drink, large])).toEqual([
      {
        hash: large.hash,
        id: "noodles",
        qty: 2,
        unit_cents: 1265,
        line_cents: 2530,
        item: large,
        note: "scharf",
      },
      { hash: drink.hash, id: "lemonade", qty: 1, unit_cents: 300, line_cents: 300, item: drink },
    ]);
  });

  it("is empty for an empty cart", () => {
    expect(cartLines([])).toEqual([]);
  });
});

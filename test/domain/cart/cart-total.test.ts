import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addItem } from "@/domain/cart/cart";
import type { Cart, CartItem } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { cartItemCents, cartTotal } from "@/domain/cart/cart-total";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { priceLines } from "@/domain/order/pricing/price-lines";
import { aText, noodles } from "../sample-restaurant";

const settings: CartItem["settings"] = makeCartItem(noodles, {}).settings;

describe("cartItemCents", () => {
  it.each<[string, Choices, number]>([
    ["nothing chosen", {}, 950],
    ["a radio adds the chosen option", { size: "large" }, 1160],
    ["a checkbox adds every selected option", { extras: ["tofu", "egg", "chili"] }, 1205],
    ["settings that do not cost add nothing", { without: ["coriander"] }, 950],
    ["unknown options add zero", { size: "huge", extras: ["gold", "egg"] }, 1055],
    ["unknown settings add zero", { sauce: "hot", constructor: "large", toString: ["egg"] }, 950],
    ["a list is no radio choice", { size: ["large"] }, 950],
    ["an option selected twice counts once", { extras: ["egg", "egg"] }, 1055],
  ])("%s", (_case, choices, cents) => {
    expect(cartItemCents({ preis: 9.5, choices, settings })).toBe(cents);
  });
});

// All prices are whole cents, so that the reference needs no fractions.
const cents = fc.integer({ min: 0, max: 9_999 });
const dishes = fc.record({
  base: cents,
  qty: fc.integer({ min: 1, max: 4 }),
  costs: fc.boolean(),
  radio: fc.array(cents, { minLength: 1, maxLength: 3 }),
  checkbox: fc.array(fc.record({ price: cents, ticked: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  pick: fc.nat(3),
});
type Dish = typeof dishes extends fc.Arbitrary<infer T> ? T : never;

function menuItem(dish: Dish, index: number): MenuItem {
  const { base, costs, radio, checkbox } = dish;
  const option = (price: number, at: number) => ({
    value: `o${at}`,
    preis: price / 100,
    label: aText("x"),
  });
  return {
    id: `d${index}`,
    category: "mains",
    name: aText("x"),
    preis: base / 100,
    vat: 7,
    settings: {
      one: { type: "radio", costs, label: aText("x"), options: radio.map(option) },
      many: {
        type: "checkbox",
        costs: true,
        label: aText("x"),
        options: checkbox.map(({ price }, at) => option(price, at)),
      },
    },
  };
}

function choicesOf({ radio, checkbox, pick }: Dish): Choices {
  const many = checkbox.flatMap(({ ticked }, at) => (ticked ? [`o${at}`] : []));
  return { many, ...(pick < radio.length ? { one: `o${pick}` } : {}) };
}

function reference({ base, qty, costs, radio, checkbox, pick }: Dish): bigint {
  let unit = BigInt(base);
  if (costs) unit += BigInt(radio[pick] ?? 0);
  for (const { price, ticked } of checkbox) if (ticked) unit += BigInt(price);
  return unit * BigInt(qty);
}

describe("cartTotal", () => {
  it("equals the server's pricing and integer arithmetic for 10,000 carts", () => {
    const noSwitches = { sold_out: {} };
    fc.assert(
      fc.property(fc.array(dishes, { minLength: 1, maxLength: 4 }), (order) => {
        const items = order.map(menuItem);
        let cart: Cart = [];
        for (const [index, dish] of order.entries()) {
          const item = items[index] as MenuItem;
          for (let count = 0; count < dish.qty; count += 1) {
            cart = addItem(cart, makeCartItem(item, choicesOf(dish)));
          }
        }
        const expected = order.reduce((sum, dish) => sum + reference(dish), 0n);
        expect(cartTotal(cart)).toBe(Number(expected));

        const lines = cartLines(cart);
        const requests = lines.map(({ id, qty, item }) => ({
          item_id: id,
          qty,
          choices: item.choices,
        }));
        const priced = priceLines(
          requests,
          { rev: 1, categories: [], items },
          noSwitches,
          Date.UTC(2026, 10, 24),
        );
        expect(priced.ok && priced.value.lines.map(({ line_cents }) => line_cents)).toEqual(
          lines.map(({ line_cents }) => line_cents),
        );
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it("is zero for an empty cart", () => {
    expect(cartTotal([])).toBe(0);
  });
});

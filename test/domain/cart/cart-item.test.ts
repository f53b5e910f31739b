import { describe, expect, it } from "vitest";
import { cartSchema } from "@/domain/cart/cart.schema";
import { cartItemHash, makeCartItem, withNote } from "@/domain/cart/cart-item";
import { kitchenNote } from "@/domain/cart/kitchen-note";
import { choicesSchema } from "@/domain/menu/options/choices.schema";
import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { noodles } from "../sample-restaurant";

describe("cartItemHash", () => {
  it("does not depend on the order of the chosen options", () => {
    expect(cartItemHash("noodles", { size: "large", extras: ["egg", "tofu"] })).toBe(
      cartItemHash("noodles", { extras: ["tofu", "egg"], size: "large" }),
    );
    expect(cartItemHash("noodles", { extras: [] })).toBe(cartItemHash("noodles", {}));
  });

  it("differs for other dishes, option groups, options and types", () => {
    const hashes = [
      cartItemHash("noodles", {}),
      cartItemHash("rice", {}),
      cartItemHash("noodles", { size: "large" }),
      cartItemHash("noodles", { size: "small" }),
      cartItemHash("noodles", { extras: "large" }),
      cartItemHash("noodles", { size: ["large"] }),
      cartItemHash("noodles", { extras: ["egg", "tofu"] }),
      cartItemHash("noodles", { extras: ["egg,tofu"] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("has at most 11 characters", () => {
    expect(cartItemHash("noodles", { size: "large" })).toMatch(/^[0-9a-z]{1,11}$/);
  });
});

describe("makeCartItem", () => {
  it("copies what the total needs and no texts", () => {
    const item = makeCartItem(noodles, { size: "large", extras: [] }, "  ohne Salz ");
    expect(item).toEqual({
      id: "noodles",
      preis: 9.5,
      choices: { size: "large" },
      settings: {
        size: {
          type: "radio",
          costs: true,
          options: [
            { value: "small", preis: 0 },
            { value: "large", preis: 2.1 },
          ],
        },
        extras: {
          type: "checkbox",
          costs: true,
          options: [
            { value: "tofu", preis: 1.5 },
            { value: "egg", preis: 1.05 },
            { value: "chili", preis: 0 },
          ],
        },
        without: { type: "checkbox", costs: false, options: [{ value: "coriander", preis: 5 }] },
      },
      hash: cartItemHash("noodles", { size: "large" }),
      note: "ohne Salz",
    });
    expect(cartSchema.safeParse([item]).success).toBe(true);
  });

  it("cuts long notes and omits blank ones", () => {
    expect(makeCartItem(noodles, {}, "x".repeat(300)).note).toHaveLength(200);
    expect(makeCartItem(noodles, {}, "   ")).not.toHaveProperty("note");
    expect(withNote(makeCartItem(noodles, {}, "scharf"), "")).not.toHaveProperty("note");
  });
});

describe("choicesSchema", () => {
  it("refuses the key __proto__", () => {
    const forged: unknown = JSON.parse('{"__proto__": "large", "size": "large"}');
    expect(choicesSchema.safeParse(forged).success).toBe(false);
    expect(choicesSchema.safeParse({ size: "large" }).success).toBe(true);
  });

  it.each([[null], ["text"], [[]], [{ size: 1 }], [{ size: ["a", 2] }]])("refuses %j", (value) => {
    expect(choicesSchema.safeParse(value).success).toBe(false);
  });
});

describe("kitchenNote", () => {
  it("is one line that every order accepts", () => {
    expect(kitchenNote(" ohne Salz\nbitte\u001b ")).toBe("ohne Salz bitte");
    const { lines } = placeOrderRequestSchema.shape;
    const isAccepted = (note: string) =>
      lines.safeParse([{ item_id: "rice", qty: 1, choices: {}, note }]).success;
    const long = kitchenNote(`${"x".repeat(199)}😀😀\u0958`);
    expect(long).toBe(`${"x".repeat(199)}😀`);
    expect(isAccepted(long)).toBe(true);
    expect(isAccepted(kitchenNote("\ud800\u0958".repeat(200)))).toBe(true);
  });
});

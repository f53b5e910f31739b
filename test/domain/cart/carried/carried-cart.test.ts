import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { carriedCartHash, parseCarriedCart, receiveCart } from "@/domain/cart/carried/carried-cart";
import {
  CARRIED_CART,
  type CarriedCart,
  MAX_CARRIED_LENGTH,
} from "@/domain/cart/carried/carried-cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import type { Menu } from "@/domain/menu/menu.schema";
import { toInstant } from "@/domain/time/berlin-time";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

const NOW = toInstant("2027-03-03", 18 * 60);
const from = "pho3-augsburg";
let augsburg: Menu;
let peiting: Menu;

beforeAll(async () => {
  [augsburg, peiting] = await Promise.all([loadBundledMenu(from), loadBundledMenu("pho3-peiting")]);
});

const hashOf = (carried: unknown) =>
  `${CARRIED_CART}${encodeURIComponent(JSON.stringify(carried))}`;
const line = { id: "pho-beef", qty: 2, choices: { size: "regular" } };

describe("a carried cart", () => {
  it("is read as it was written, without notes and prices", () => {
    const [dish] = augsburg.items;
    if (!dish) throw new Error("no dish");
    const portion = makeCartItem(dish, {}, "Hallo");
    const lines = cartLines([portion, portion]);
    const hash = carriedCartHash({ from, language: "en" }, lines);
    expect(hash).not.toContain("Hallo");
    expect(parseCarriedCart(hash)).toEqual({
      from,
      language: "en",
      lines: [{ id: dish.id, qty: 2, choices: {} }],
    });
  });

  it.each<[what: string, carried: unknown]>([
    ["another field", { from, language: "de", lines: [], name: "Erika" }],
    ["another language", { from, language: "fr", lines: [] }],
    ["too many portions", { from, language: "de", lines: [{ ...line, qty: 51 }] }],
    ["no portion", { from, language: "de", lines: [{ ...line, qty: 0 }] }],
    ["a long id", { from, language: "de", lines: [{ ...line, id: "x".repeat(61) }] }],
    ["too many lines", { from, language: "de", lines: Array.from({ length: 41 }, () => line) }],
    ["no object", 7],
  ])("is refused with %s", (_what, carried) => {
    expect(parseCarriedCart(hashOf(carried))).toBeNull();
  });

  it("never throws for any fragment", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(hashOf)), (text) => {
        expect(() => parseCarriedCart(text)).not.toThrow();
        expect(() => parseCarriedCart(`${CARRIED_CART}${text}`)).not.toThrow();
      }),
    );
    expect(
      parseCarriedCart(
        `${hashOf({ from, language: "de", lines: [] })}${" ".repeat(MAX_CARRIED_LENGTH)}`,
      ),
    ).toBeNull();
  });

  it("takes this menu's prices, and names what this menu does not have", () => {
    const own = augsburg.items.find(({ id }) => !peiting.items.some((item) => item.id === id));
    if (!own) throw new Error("no dish of Augsburg alone");
    const carried: CarriedCart = {
      from,
      language: "de",
      lines: [line, { id: own.id, qty: 1, choices: {} }, { ...line, choices: { size: "huge" } }],
    };
    const { portions, leftOut } = receiveCart(carried, peiting, NOW);
    const here = peiting.items.find(({ id }) => id === line.id);
    expect(portions.map(({ id, preis }) => [id, preis])).toEqual([
      [line.id, here?.preis],
      [line.id, here?.preis],
    ]);
    expect(leftOut).toEqual([own.id, line.id]);
  });
});

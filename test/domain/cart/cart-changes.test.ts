import { describe, expect, it } from "vitest";
import { acceptMenuChanges, lineChange } from "@/domain/cart/cart-changes";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { cartTotal } from "@/domain/cart/cart-total";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { lemonade, noodles, sampleMenu } from "../sample-restaurant";

const LARGE: Choices = { size: "large", extras: ["egg"] };

function lineOf(item: MenuItem, choices: Choices = {}) {
  const [line] = cartLines([makeCartItem(item, choices, "scharf")]);
  if (!line) throw new Error("no line");
  return line;
}

function without(setting: string): MenuItem {
  const settings = { ...noodles.settings };
  delete settings[setting];
  return { ...noodles, settings };
}

describe("lineChange", () => {
  it("is null if dish, options and price are the same", () => {
    expect(lineChange(lineOf(noodles, LARGE), noodles)).toBeNull();
    expect(lineChange(lineOf(lemonade), { ...lemonade, deposit_cents: 50 })).toBeNull();
  });

  it("reports a new price of the dish or of a chosen option", () => {
    expect(lineChange(lineOf(lemonade), { ...lemonade, preis: 3.5 })).toEqual({
      kind: "price",
      previous_cents: 300,
      now_cents: 350,
    });
    expect(lineChange(lineOf(noodles, LARGE), { ...noodles, preis: 9 })).toMatchObject({
      previous_cents: 1265,
      now_cents: 1215,
    });
  });

  it("has no former price if the cart does not hold one", () => {
    const line = lineOf({ ...lemonade, preis: 0 });
    expect(lineChange(line, lemonade)).toEqual({
      kind: "price",
      previous_cents: null,
      now_cents: 300,
    });
  });

  it("reports a removed dish or option", () => {
    expect(lineChange(lineOf(lemonade), undefined)).toEqual({ kind: "removed" });
    expect(lineChange(lineOf(noodles, LARGE), without("extras"))).toEqual({
      kind: "options-removed",
      now_cents: 1160,
    });
    const onlyMedium = { ...noodles.settings.size, options: [] };
    const item = { ...noodles, settings: { ...noodles.settings, size: onlyMedium } } as MenuItem;
    expect(lineChange(lineOf(noodles, LARGE), item)).toEqual({ kind: "choose-again" });
  });
});

describe("acceptMenuChanges", () => {
  it("applies current prices, drops removed dishes and options, keeps notes", () => {
    const cart = [noodles, noodles, lemonade].map((item) =>
      makeCartItem(item, item === noodles ? LARGE : {}, "scharf"),
    );
    const dearer = { ...without("extras"), preis: 10 };
    const accepted = acceptMenuChanges(cart, { ...sampleMenu, items: [dearer] });
    expect(accepted).toHaveLength(2);
    expect(accepted[0]).toMatchObject({ preis: 10, choices: { size: "large" }, note: "scharf" });
    expect(cartTotal(accepted)).toBe(2 * 1210);
    const lines = cartLines(accepted);
    expect(lines.map((line) => lineChange(line, dearer))).toEqual([null]);
  });

  it("keeps a line that needs a new choice", () => {
    const cart = [makeCartItem({ ...noodles, settings: {} }, {})];
    expect(acceptMenuChanges(cart, sampleMenu)).toEqual(cart);
  });
});

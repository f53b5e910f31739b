import { describe, expect, it } from "vitest";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import { dishPrice, needsChoice } from "@/domain/menu/options/dish-price";

function setting(changes: Partial<MenuOptionGroup>, ...prices: number[]): MenuOptionGroup {
  const label = { de: "Wahl", en: "Choice" };
  const options = prices.map((preis, index) => ({ value: `option-${index}`, preis, label }));
  return { type: "radio", costs: true, label, options, ...changes };
}

const of = (...settings: MenuOptionGroup[]) => ({
  preis: 8,
  settings: Object.fromEntries(settings.map((each, index) => [`group-${index}`, each])),
});

describe("dishPrice", () => {
  it.each<[string, MenuOptionGroup[], number, boolean]>([
    ["no choice", [], 800, false],
    ["an optional group", [setting({}, 1, 2)], 800, false],
    ["a required group", [setting({ required: true }, 2, 1)], 900, true],
    ["a required group with equal prices", [setting({ required: true }, 1, 1)], 900, false],
    [
      "a required group without costs",
      [setting({ required: true, costs: false }, 1, 2)],
      800,
      false,
    ],
    [
      "a required checkbox group",
      [setting({ type: "checkbox", required: true }, 3, 1, 2)],
      900,
      true,
    ],
    [
      "a checkbox group with a minimum of two",
      [setting({ type: "checkbox", min: 2 }, 3, 1, 2)],
      1100,
      true,
    ],
    [
      "a checkbox group with a minimum of two and equal prices",
      [setting({ type: "checkbox", min: 2 }, 1, 1)],
      1000,
      false,
    ],
    [
      "a checkbox group with a minimum of zero",
      [setting({ type: "checkbox", min: 0 }, 1, 2)],
      800,
      false,
    ],
  ])("is the lowest price of a dish with %s", (_what, settings, cents, isMinimum) => {
    expect(dishPrice(of(...settings))).toEqual({ cents, isMinimum });
  });
});

it("needs a choice only if a group is required or has a minimum", () => {
  expect(needsChoice(of(setting({}, 1), setting({ type: "checkbox", max: 2 }, 1)))).toBe(false);
  expect(needsChoice(of(setting({ required: true }, 1)))).toBe(true);
  expect(needsChoice(of(setting({ type: "checkbox", min: 1 }, 1)))).toBe(true);
});

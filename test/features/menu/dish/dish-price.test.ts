import { describe, expect, it } from "vitest";
import type { MenuSetting } from "@/domain/menu/menu.schema";
import { dishPrice, needsChoice } from "@/features/menu/dish/dish-price";

function setting(changes: Partial<MenuSetting>, ...prices: number[]): MenuSetting {
  const label = { de: "Wahl", en: "Choice" };
  const options = prices.map((preis, index) => ({ value: `option-${index}`, preis, label }));
  return { type: "radio", costs: true, label, options, ...changes };
}

const of = (...settings: MenuSetting[]) => ({
  preis: 8,
  settings: Object.fromEntries(settings.map((each, index) => [`group-${index}`, each])),
});

describe("dishPrice", () => {
  it.each<[string, MenuSetting[], number, boolean]>([
    ["no choice", [], 800, false],
    ["a choice that may be left out", [setting({}, 1, 2)], 800, false],
    ["a required one", [setting({ required: true }, 2, 1)], 900, true],
    ["a required one at one price", [setting({ required: true }, 1, 1)], 900, false],
    ["a required one without costs", [setting({ required: true, costs: false }, 1, 2)], 800, false],
    ["a required list", [setting({ type: "checkbox", required: true }, 3, 1, 2)], 900, true],
    ["a list of two", [setting({ type: "checkbox", min: 2 }, 3, 1, 2)], 1100, true],
    ["a list of two at one price", [setting({ type: "checkbox", min: 2 }, 1, 1)], 1000, false],
    ["a list of any length", [setting({ type: "checkbox", min: 0 }, 1, 2)], 800, false],
  ])("is the least that can be ordered with %s", (_what, settings, cents, from) => {
    expect(dishPrice(of(...settings))).toEqual({ cents, from });
  });
});

it("knows what must be chosen before a dish can be ordered", () => {
  expect(needsChoice(of(setting({}, 1), setting({ type: "checkbox", max: 2 }, 1)))).toBe(false);
  expect(needsChoice(of(setting({ required: true }, 1)))).toBe(true);
  expect(needsChoice(of(setting({ type: "checkbox", min: 1 }, 1)))).toBe(true);
});

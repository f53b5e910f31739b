import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIETS } from "@/domain/menu/diets";
import type { MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
import {
  type DishFilter,
  type DishMatch,
  matchDish,
  matchOption,
} from "@/domain/menu/options/match-dish";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { addOns } from "@/tenant-configs/add-ons";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { aText } from "../../sample-restaurant";

const avoid = (...allergens: DishFilter["avoid"]): DishFilter => ({ diets: [], avoid: allergens });
const eat = (...diets: DishFilter["diets"]): DishFilter => ({ diets, avoid: [] });

function dish(facts: Partial<MenuItem>): MenuItem {
  return { id: "dish", category: "c", name: aText("x"), preis: 5, vat: 7, settings: {}, ...facts };
}

function group(
  codes: readonly (string[] | undefined)[],
  rules: Partial<MenuOptionGroup> = {},
): MenuOptionGroup {
  return {
    type: "radio",
    costs: false,
    label: aText("group"),
    options: codes.map((add_ons, index) => ({
      value: `option-${index}`,
      preis: 0,
      label: aText("option"),
      ...(add_ons && { add_ons }),
    })),
    ...rules,
  };
}

const required = { required: true };

describe("matchDish", () => {
  it.each<[what: string, facts: Partial<MenuItem>, filter: DishFilter, fit: DishMatch]>([
    ["no filter, nothing declared", {}, avoid(), "fits"],
    ["declared as free", { add_ons: [] }, avoid("peanuts"), "fits"],
    ["declared with something else", { add_ons: ["A", "1"] }, avoid("peanuts"), "fits"],
    ["nothing declared", {}, avoid("peanuts"), "unknown"],
    ["a code without a legend entry", { add_ons: ["Z"] }, avoid("peanuts"), "unknown"],
    [
      "a code with the name of an inherited property",
      { add_ons: ["toString"] },
      avoid("soy"),
      "unknown",
    ],
    ["contained", { add_ons: ["A", "E"] }, avoid("peanuts"), "unfit"],
    ["contained, as a lower-case code", { add_ons: ["e"] }, avoid("peanuts"), "unfit"],
    ["contained beside an unknown code", { add_ons: ["Z", "E"] }, avoid("peanuts"), "unfit"],
    ["one of several contained", { add_ons: ["F"] }, avoid("peanuts", "soy"), "unfit"],
    [
      "marked gluten-free, declared",
      { diet: ["gluten-free"], add_ons: [] },
      eat("gluten-free"),
      "fits",
    ],
    ["marked gluten-free, undeclared", { diet: ["gluten-free"] }, eat("gluten-free"), "unknown"],
    ["marked lactose-free, undeclared", { diet: ["lactose-free"] }, eat("lactose-free"), "unknown"],
    [
      "lactose-free milk, declared as milk",
      { diet: ["lactose-free"], add_ons: ["G"] },
      eat("lactose-free"),
      "fits",
    ],
    ["marked vegan, undeclared", { diet: ["vegan"] }, eat("vegan"), "fits"],
    [
      "a required choice with a free option",
      { add_ons: [], settings: { g: group([["E"], []], required) } },
      avoid("peanuts"),
      "fits",
    ],
    [
      "a required choice without a free option",
      { add_ons: [], settings: { g: group([["E"], ["E", "F"]], required) } },
      avoid("peanuts"),
      "unfit",
    ],
    [
      "a required choice with an undeclared option",
      { add_ons: [], settings: { g: group([["E"], undefined], required) } },
      avoid("peanuts"),
      "unknown",
    ],
    [
      "two required options, one of them free",
      { add_ons: [], settings: { g: group([[], ["E"]], { type: "checkbox", min: 2 }) } },
      avoid("peanuts"),
      "unfit",
    ],
    [
      "two required options, one free and one undeclared",
      { add_ons: [], settings: { g: group([[], undefined], { type: "checkbox", min: 2 }) } },
      avoid("peanuts"),
      "unknown",
    ],
    [
      "an optional choice",
      { add_ons: [], settings: { g: group([["E"], undefined], { type: "checkbox" }) } },
      avoid("peanuts"),
      "fits",
    ],
    ["a diet that is marked", { diet: ["vegan"] }, eat("vegan"), "fits"],
    ["vegetarian where vegan is marked", { diet: ["vegan"] }, eat("vegetarian"), "fits"],
    ["vegan where vegetarian is marked", { diet: ["vegetarian"] }, eat("vegan"), "unfit"],
    ["a diet that is not marked", { add_ons: [] }, eat("halal"), "unfit"],
    [
      "vegan with a required choice between fish and undeclared",
      { diet: ["vegan"], settings: { g: group([["D"], undefined], required) } },
      eat("vegan"),
      "fits",
    ],
    [
      "vegan with a required choice of animals only",
      { diet: ["vegan"], settings: { g: group([["D"], ["G"]], required) } },
      eat("vegan"),
      "unfit",
    ],
    [
      "gluten-free with a required choice with an undeclared option",
      { diet: ["gluten-free"], settings: { g: group([["A"], undefined], required) } },
      eat("gluten-free"),
      "unknown",
    ],
  ])("matches or excludes a dish: %s", (_what, facts, filter, fit) => {
    expect(matchDish(dish(facts), filter, addOns)).toBe(fit);
  });

  const codes = fc.option(fc.subarray(["A", "C", "E", "F", "1", "Z"]), { nil: undefined });
  const filters = fc.record({
    diets: fc.subarray([...DIETS]),
    avoid: fc.subarray([...EU_ALLERGENS]),
  });
  const settings = fc.record({
    g: fc
      .tuple(fc.array(codes, { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(([options, isRequired]) => group(options, { required: isRequired })),
  });
  const dishes = fc
    .record({ diet: fc.subarray([...DIETS]), settings, add_ons: codes })
    .map(({ add_ons, ...facts }) => dish({ ...facts, ...(add_ons && { add_ons }) }));

  it("never matches a dish that contains an avoided allergen or is not declared", () => {
    fc.assert(
      fc.property(dishes, filters, (item, filter) => {
        fc.pre(filter.avoid.length > 0 && matchDish(item, filter, addOns) === "fits");
        const allergens = item.add_ons?.map((code) => addOns[code]?.allergen);
        expect(allergens).toBeDefined();
        for (const allergen of filter.avoid) expect(allergens).not.toContain(allergen);
        for (const { required: must, options } of Object.values(item.settings)) {
          const free = options.filter((option) => matchOption(option, filter, addOns) === "fits");
          if (must) expect(free).not.toEqual([]);
        }
      }),
    );
  });

  it("never matches more dishes when more is avoided", () => {
    const order: DishMatch[] = ["unfit", "unknown", "fits"];
    fc.assert(
      fc.property(dishes, filters, fc.constantFrom(...EU_ALLERGENS), (item, filter, more) => {
        const wider = { ...filter, avoid: [...filter.avoid, more] };
        expect(order.indexOf(matchDish(item, wider, addOns))).toBeLessThanOrEqual(
          order.indexOf(matchDish(item, filter, addOns)),
        );
      }),
    );
  });

  it("matches some dishes of every bundled menu", async () => {
    for (const { key } of restaurants) {
      const { items } = await loadBundledMenu(key);
      const fits = items.map((item) => matchDish(item, avoid("peanuts"), addOns));
      expect(fits).toContain("fits");
    }
  });
});

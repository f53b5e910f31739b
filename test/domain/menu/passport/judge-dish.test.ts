import { describe, expect, it } from "vitest";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { judgeChoices, judgeDish, type Verdict } from "@/domain/menu/passport/judge-dish";
import { EMPTY_PASSPORT, type Passport } from "@/domain/menu/passport/passport.schema";
import { addOns } from "@/tenant-configs/add-ons";
import { dish, group, name, option, passport } from "./sample-food";

const required = { type: "radio", required: true } as const;
const noPeanuts = passport({ avoid: ["peanuts"] });
const vegan = passport({ diets: ["vegan"] });
const veganDish = { diet: ["vegan" as const], add_ons: [] };
const undeclared: Verdict = { fit: "unknown", gaps: [{ kind: "undeclared" }] };
const adjust = (choose: string[], without: string[]): Verdict => ({
  fit: "adjust",
  choose: choose.map((each) => name(each)),
  without: without.map((each) => name(each)),
});
const notFor = (...conflicts: (Verdict & { fit: "unfit" })["conflicts"]): Verdict => ({
  fit: "unfit",
  conflicts,
});
const peanuts = { kind: "allergen", allergen: "peanuts" } as const;

describe("judgeDish", () => {
  it.each<[what: string, facts: Partial<MenuItem>, passport: Passport, verdict: Verdict | null]>([
    ["an empty passport", {}, EMPTY_PASSPORT, null],
    ["declared as free", { add_ons: ["A"] }, noPeanuts, { fit: "safe" }],
    ["declared, in lower case", { add_ons: ["e"] }, noPeanuts, notFor(peanuts)],
    ["nothing declared", {}, noPeanuts, undeclared],
    ["a code without a legend entry", { add_ons: ["Z"] }, noPeanuts, undeclared],
    ["a code named like an inherited property", { add_ons: ["toString"] }, noPeanuts, undeclared],
    [
      "an allergen for which the legend has no code",
      { add_ons: [] },
      passport({ avoid: ["lupin"] }),
      { fit: "unknown", gaps: [{ kind: "unlisted", allergen: "lupin" }] },
    ],
    [
      "an additive",
      { add_ons: ["1"] },
      passport({ additives: ["1"] }),
      notFor({ kind: "additive", code: "1" }),
    ],
    ["another additive", { add_ons: ["2"] }, passport({ additives: ["1"] }), { fit: "safe" }],
    [
      "an additive of an earlier legend",
      { add_ons: [] },
      passport({ additives: ["99"] }),
      undeclared,
    ],
    ["an additive, nothing declared", {}, passport({ additives: ["1"] }), undeclared],
    ["marked vegan", veganDish, vegan, { fit: "safe" }],
    ["marked vegan, nothing declared", { diet: ["vegan"] }, vegan, undeclared],
    [
      "vegetarian where vegan is marked",
      veganDish,
      passport({ diets: ["vegetarian"] }),
      { fit: "safe" },
    ],
    [
      "marked vegan, declared with milk",
      { diet: ["vegan"], add_ons: ["G"] },
      vegan,
      notFor({ kind: "diet", diet: "vegan" }),
    ],
    [
      "not marked vegan",
      { add_ons: [] },
      vegan,
      { fit: "unknown", gaps: [{ kind: "unmarked", diet: "vegan" }] },
    ],
    [
      "not marked vegetarian, named after meat",
      { add_ons: [], name: name("Hühnersuppe", "Chicken soup") },
      passport({ diets: ["vegetarian"] }),
      notFor({ kind: "diet", diet: "vegetarian" }),
    ],
    [
      "not marked vegetarian, an imitation",
      { add_ons: [], name: name("Ente aus Seitan") },
      passport({ diets: ["vegetarian"] }),
      { fit: "unknown", gaps: [{ kind: "unmarked", diet: "vegetarian" }] },
    ],
    [
      "lactose-free milk, declared as milk",
      { diet: ["lactose-free"], add_ons: ["G"] },
      passport({ diets: ["lactose-free"] }),
      { fit: "safe" },
    ],
    ["no milk declared", { add_ons: [] }, passport({ diets: ["lactose-free"] }), { fit: "safe" }],
    [
      "a required choice with a free option",
      {
        add_ons: [],
        settings: { g: group([option("Erdnuss", ["E"]), option("Limette", [])], required) },
      },
      noPeanuts,
      adjust(["Limette"], []),
    ],
    [
      "a required choice, all of it free",
      {
        add_ons: [],
        settings: { g: group([option("Chili", []), option("Limette", [])], required) },
      },
      noPeanuts,
      { fit: "safe" },
    ],
    [
      "a required choice without a free option",
      { add_ons: [], settings: { g: group([option("Erdnuss", ["E"])], required) } },
      noPeanuts,
      notFor({ kind: "no-option", group: name("Auswahl") }),
    ],
    [
      "a required choice that may be free",
      { add_ons: [], settings: { g: group([option("Erdnuss", ["E"]), option("Haus")], required) } },
      noPeanuts,
      { fit: "unknown", gaps: [{ kind: "option", group: name("Auswahl") }] },
    ],
    [
      "optional options, one contains it and one is not declared",
      {
        add_ons: [],
        settings: { g: group([option("Erdnuss", ["E"]), option("Haus"), option("Ei", ["C"])]) },
      },
      noPeanuts,
      adjust([], ["Erdnuss", "Haus"]),
    ],
    [
      "optional options, none of which fits",
      { add_ons: [], settings: { g: group([option("Erdnuss", ["E"]), option("Haus")]) } },
      noPeanuts,
      adjust([], ["Auswahl"]),
    ],
    [
      "an option that leaves an allergen out, without a promise in its codes",
      { add_ons: ["E"], settings: { g: group([option("ohne Erdnüsse", [])]) } },
      noPeanuts,
      notFor(peanuts),
    ],
    [
      "vegan with an extra, which has no mark",
      { ...veganDish, settings: { g: group([option("Tofu", ["F"], 2), option("mild", [])]) } },
      vegan,
      adjust([], ["Tofu"]),
    ],
    [
      "vegan with a required choice of meat",
      {
        ...veganDish,
        settings: { g: group([option("Tofu", ["F"]), option("Huhn", [])], required) },
      },
      vegan,
      adjust(["Tofu"], []),
    ],
    [
      "vegan with an undeclared free option",
      { ...veganDish, settings: { g: group([option("Haus"), option("mild", [])]) } },
      vegan,
      adjust([], ["Haus"]),
    ],
    [
      "a disliked word in the description",
      { description: name("mit frischem Koriander") },
      passport({ dislikes: ["koriander"] }),
      notFor({ kind: "dislike", word: "koriander" }),
    ],
    [
      "a disliked word that an option leaves out",
      {
        description: name("mit frischem Koriander"),
        settings: { g: group([option("ohne Koriander"), option("ohne Zwiebeln")]) },
      },
      passport({ dislikes: ["Koriander"] }),
      adjust(["ohne Koriander"], []),
    ],
    [
      "a disliked word that a group leaves out",
      {
        settings: { g: group([option("Koriander")], { label: name("Bitte weglassen") }) },
      },
      passport({ dislikes: ["Koriander"] }),
      adjust(["Bitte weglassen: Koriander"], []),
    ],
    ["a disliked word that is not named", {}, passport({ dislikes: ["Koriander"] }), null],
    [
      "a short word inside of another",
      { name: name("Reis") },
      passport({ dislikes: ["Ei"] }),
      null,
    ],
  ])("judges %s", (_what, facts, wanted, verdict) => {
    expect(judgeDish(dish(facts), wanted, addOns)).toEqual(verdict);
  });

  it.each([
    name("Huhn in Sojasauce", "Chicken in soy sauce"),
    name("Huhn und Gemüse", "Chicken and vegetables"),
    name("Ente mit Tofu", "Duck with tofu"),
    name("Huhn ohne Haut", "Chicken without skin"),
    name("Rind, nicht scharf", "Beef, not hot"),
  ])("takes an option for meat although it names something else: $de", (label) => {
    const meat = { value: "meat", preis: 0, label, add_ons: [] };
    const settings = { g: group([option("Tofu", ["F"]), meat], required) };
    expect(judgeDish(dish({ ...veganDish, settings }), vegan, addOns)).toEqual(
      adjust(["Tofu"], []),
    );
  });

  it.each([
    name("Ente aus Seitan", "Seitan duck"),
    name("vegane Ente", "vegan duck"),
    name("ohne Fisch", "no fish"),
    name("Fisch weglassen", "Leave out fish"),
    name("mit Reis ohne Fisch", "with rice, without fish"),
    name("Tamarinde", "Tamarind"),
  ])("takes an option for no meat that only names it: $de", (label) => {
    const settings = { g: group([{ value: "x", preis: 0, label, add_ons: [] }], required) };
    expect(judgeDish(dish({ ...veganDish, settings }), vegan, addOns)).toEqual({ fit: "safe" });
  });

  it("does not take the options of a group for left out that offers both", () => {
    const label = name("Mit oder ohne Fleisch", "With or without meat");
    const settings = { g: group([option("Huhn", []), option("ohne", [])], { ...required, label }) };
    expect(judgeDish(dish({ ...veganDish, settings }), vegan, addOns)).toEqual(
      adjust(["ohne"], []),
    );
  });

  it("judges a cart line by the options that were chosen", () => {
    const item = dish({
      add_ons: [],
      description: name("mit Koriander"),
      settings: {
        dip: group([option("Erdnuss", ["E"]), option("Limette", []), option("Haus")], required),
        without: group([option("ohne Koriander", [])]),
      },
    });
    const wanted = passport({ avoid: ["peanuts"], dislikes: ["Koriander"] });
    const judged = (dip: string, without: string[] = ["ohne koriander"]) =>
      judgeChoices(item, { dip, without }, wanted, addOns);
    expect(judged("limette")).toEqual({ fit: "safe" });
    expect(judged("erdnuss")).toEqual(notFor(peanuts));
    expect(judged("haus")).toEqual(undeclared);
    expect(judged("limette", [])).toEqual(notFor({ kind: "dislike", word: "Koriander" }));
  });
});

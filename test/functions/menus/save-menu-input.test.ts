import fc from "fast-check";
import { describe, expect } from "vitest";
import { DIETS } from "@/domain/menu/diets";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { kitchenTest } from "../support/kitchen-test";
import { KITCHEN, refused } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const test = kitchenTest.extend(
  "save",
  ({ manager }) =>
    (value: unknown, base_rev = 7) =>
      callFunction("saveMenu", { resto_key: KITCHEN, base_rev, value }, manager),
);

const stored = () => adminGet(`menus/${KITCHEN}`);

const [soup, ...others] = testMenu.items as [MenuItem, ...MenuItem[]];
const withSoup = (changes: object): Menu => ({
  ...testMenu,
  items: [{ ...soup, ...changes }, ...others],
});

describe("saveMenu refuses and names the field of", () => {
  const option = { value: "a", preis: 0, label: { de: "a", en: "a" } };
  const setting = (changes: object) => ({
    s: { type: "checkbox", costs: true, label: option.label, options: [option], ...changes },
  });

  test.for<[string, object, string]>([
    ["a price below zero", withSoup({ preis: -1 }), "value.items.0.preis"],
    ["a price finer than a cent", withSoup({ preis: 1.005 }), "value.items.0.preis"],
    ["a price in words", withSoup({ preis: "5" }), "value.items.0.preis"],
    ["no English name", withSoup({ name: { de: "Suppe" } }), "value.items.0.name.en"],
    ["an empty name", withSoup({ name: { de: "", en: "x" } }), "value.items.0.name.de"],
    ["an unknown VAT rate", withSoup({ vat: 16 }), "value.items.0.vat"],
    ["an unknown diet", withSoup({ diet: ["paleo"] }), "value.items.0.diet.0"],
    ["an unknown code", withSoup({ add_ons: ["A", "QQ"] }), "value.items.0.add_ons.1"],
    ["an unknown category", withSoup({ category: "none" }), "value.items.0.category"],
    ["an unknown field", withSoup({ price_cents: 5 }), "value.items.0.price_cents"],
    [
      "no options",
      withSoup({ settings: setting({ options: [] }) }),
      "value.items.0.settings.s.options",
    ],
    [
      "a minimum above the number of options",
      withSoup({ settings: setting({ min: 2 }) }),
      "value.items.0.settings.s.min",
    ],
    [
      "a duplicate option",
      withSoup({ settings: setting({ options: [option, option] }) }),
      "value.items.0.settings.s.options.1.value",
    ],
    ["a duplicate dish", { ...testMenu, items: [soup, soup] }, "value.items.1.id"],
    ["no categories", { ...testMenu, categories: [] }, "value.categories"],
    ["no list of dishes", { rev: 7, categories: testMenu.categories }, "value.items"],
  ])("%s", async ([_what, value, field], { save }) => {
    expect(await save(value)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
    expect(await stored()).toEqual(testMenu);
    expect(await adminList("history")).toEqual([]);
  });
});

test("generated menus never cause `internal`, and stored ones can be parsed", async ({ save }) => {
  const text = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });
  const localized = fc.record({ de: text, en: text });
  const ids = fc.constantFrom("soup", "a", "b-1", "constructor", "__x__", "");
  const price = fc.oneof(
    fc.nat(10_000).map((cents) => cents / 100),
    fc.double(),
  );
  const codes = fc.array(fc.constantFrom("A", "1", "toString", "zz"), { maxLength: 3 });
  const option = fc.record({ value: ids, preis: price, label: localized });
  const setting = fc.record(
    {
      type: fc.constantFrom("radio", "checkbox"),
      costs: fc.boolean(),
      label: localized,
      min: fc.nat(3),
      options: fc.array(option, { maxLength: 3 }),
    },
    { requiredKeys: ["type", "costs", "label", "options"] },
  );
  const item = fc.record(
    {
      id: ids,
      category: fc.constantFrom("all", "all", "other"),
      name: localized,
      description: localized,
      preis: price,
      settings: fc.dictionary(ids, setting, { maxKeys: 2 }),
      add_ons: codes,
      diet: fc.array(fc.constantFrom(...DIETS), { maxLength: 2 }),
      vat: fc.constantFrom(7, 19, 7, 19, 0),
      min_age: fc.integer({ min: 0, max: 100 }),
    },
    { requiredKeys: ["id", "category", "name", "preis", "vat"] },
  );
  const menus = fc.record({
    categories: fc.constant(testMenu.categories),
    items: fc.array(item, { maxLength: 2 }),
  });
  let base_rev = 7;
  await fc.assert(
    fc.asyncProperty(menus, async (value) => {
      const { result, error } = await save(value, base_rev);
      expect(result ?? error?.details?.reason).toBeDefined();
      if (!result) return;
      base_rev += 1;
      expect(parseMenu(await stored())).toMatchObject({ success: true, data: { rev: base_rev } });
    }),
    { numRuns: 60, seed: SEED },
  );
  expect(base_rev).toBeGreaterThan(7);
});

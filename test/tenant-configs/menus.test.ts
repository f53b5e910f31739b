import { describe, expect, it } from "vitest";
import { menuIssueMessages } from "@/domain/menu/draft/menu-issue-messages";
import { type Menu, type MenuItem, type MenuOption, menuSchema } from "@/domain/menu/menu.schema";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { houseMenu } from "@/tenant-configs/menus/pho3/house-menu";
import { restaurants } from "./restaurants";

function optionsOf(menu: Menu): MenuOption[] {
  return menu.items.flatMap(({ settings }) =>
    Object.values(settings).flatMap(({ options }) => options),
  );
}

function usedFields(menu: Menu): Set<string> {
  return new Set(menu.items.flatMap((item: MenuItem) => Object.keys(item)));
}

describe.each(restaurants)("menu of $key", (restaurant) => {
  const { key } = restaurant;

  it("conforms to the schema, which browsers do not apply", async () => {
    const menu = await loadBundledMenu(key);
    expect(menuSchema.parse(menu)).toEqual(menu);
  });

  it("has no problems beyond the schema", async () => {
    expect(menuIssueMessages(await loadBundledMenu(key), restaurant)).toEqual([]);
  });

  it("has dishes, and none of its categories is empty", async () => {
    const menu = await loadBundledMenu(key);
    expect(menu.items.length).toBeGreaterThan(0);
    const filled = new Set(menu.items.map(({ category }) => category));
    expect(menu.categories.filter(({ id }) => !filled.has(id))).toEqual([]);
  });

  it("has unique dish numbers", async () => {
    const numbers = (await loadBundledMenu(key)).items.flatMap(({ number }) => number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("has no prices in option groups without costs", async () => {
    const free = (await loadBundledMenu(key)).items
      .flatMap(({ settings }) => Object.values(settings))
      .filter(({ costs }) => !costs)
      .flatMap(({ options }) => options);
    expect(free.filter(({ preis }) => preis > 0)).toEqual([]);
  });

  it("taxes dishes with a minimum age with 19 percent and has volumes for deposits", async () => {
    const { items } = await loadBundledMenu(key);
    const aged = items.filter(({ min_age }) => min_age !== undefined);
    for (const item of aged) expect(item.vat).toBe(19);
    for (const item of items.filter(({ deposit_cents }) => deposit_cents !== undefined)) {
      expect(item.volume_ml, item.id).toBeDefined();
    }
  });

  it("labels no dish vegan that declares an animal allergen", async () => {
    const animal = new Set(["crustaceans", "eggs", "fish", "milk", "molluscs"]);
    const wrong = (await loadBundledMenu(key)).items.filter(
      ({ diet, add_ons }) =>
        diet?.includes("vegan") &&
        add_ons?.some((code) => animal.has(restaurant.add_ons[code]?.allergen ?? "")),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["vegetarian", ["crustaceans", "fish", "molluscs"]],
    ["gluten-free", ["gluten"]],
    ["lactose-free", ["milk"]],
  ] as const)("labels no dish %s that declares %j", async (diet, allergens) => {
    const excluded = new Set<string | undefined>(allergens);
    const wrong = (await loadBundledMenu(key)).items.filter(
      (item) =>
        item.diet?.includes(diet) &&
        item.add_ons?.some((code) => excluded.has(restaurant.add_ons[code]?.allergen)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("names the same volume that the price per litre uses", async () => {
    for (const { id, name, volume_ml } of (await loadBundledMenu(key)).items) {
      if (volume_ml === undefined) continue;
      const litres = /(\d+,\d+) l$/.exec(name.de)?.[1];
      if (litres) expect(Math.round(Number(litres.replace(",", ".")) * 1000), id).toBe(volume_ml);
    }
  });

  it("has a minimum age of at least 16 for beer, wine and sake", async () => {
    const alcohol = /\b(?:Bier|Helles|Lager|Weizen|Radler|Riesling|Silvaner|Secco|Sake|\w*wein)\b/i;
    const drinks = (await loadBundledMenu(key)).items.filter(({ vat }) => vat === 19);
    const open = drinks.filter(
      ({ name, min_age }) =>
        alcohol.test(name.de) && !/alkoholfrei/i.test(name.de) && (min_age ?? 0) < 16,
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it("taxes drinks with 7 percent only from 75 percent milk", async () => {
    const { items } = await loadBundledMenu(key);
    const wrong = items.filter(({ volume_ml, vat, name: { de } }) => {
      if (!volume_ml || vat !== 7 || de.startsWith("Buttermilch")) return false;
      const share = /\((\d+) % \S*milch\)/i.exec(de)?.[1];
      return share === undefined || Number(share) < 75;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it("the menus have dishes of every kind that their checks cover", async () => {
  const menus = await Promise.all(restaurants.map(({ key }) => loadBundledMenu(key)));
  const items = menus.flatMap((menu) => menu.items);
  const kinds: Record<string, (item: MenuItem) => unknown> = {
    vegan: ({ diet }) => diet?.includes("vegan"),
    vegetarian: ({ diet }) => diet?.includes("vegetarian"),
    "gluten-free": ({ diet }) => diet?.includes("gluten-free"),
    "lactose-free": ({ diet }) => diet?.includes("lactose-free"),
    "with a minimum age": ({ min_age }) => min_age !== undefined,
    "with a deposit": ({ deposit_cents }) => deposit_cents !== undefined,
    "with a volume in the name": ({ name }) => / l$/.test(name.de),
    "drinks with 7 percent": ({ volume_ml, vat }) => volume_ml && vat === 7,
  };
  const missing = Object.entries(kinds).filter(([, isOfKind]) => !items.some(isOfKind));
  expect(missing.map(([kind]) => kind)).toEqual([]);
});

const FEWEST_ITEMS: [key: string, items: number][] = [
  ["asia-sushi", 60],
  ["le-vie", 45],
  ["my-asia-wok", 60],
  ["pho3-augsburg", 45],
  ["pho3-peiting", 45],
  ["pho3-schwabmuenchen", 45],
  ["resto-bobingen", 90],
  ["resto-example", 45],
  ["yumi-sushi-wok", 60],
];

describe("full menus", () => {
  it.each(FEWEST_ITEMS)("%s has at least %i dishes", async (key, fewest) => {
    const { items } = await loadBundledMenu(key);
    expect(items.length).toBeGreaterThanOrEqual(fewest);
    expect(items.some(({ settings }) => Object.keys(settings).length > 0)).toBe(true);
    expect(items.filter(({ description }) => description).length).toBeGreaterThan(items.length / 2);
  });

  it("the Pho3 branches share at least 45 dishes and differ in dishes, prices and drinks", async () => {
    const keys = ["pho3-augsburg", "pho3-peiting", "pho3-schwabmuenchen"];
    const menus = await Promise.all(keys.map(loadBundledMenu));
    const idsOf = ({ items }: Menu) => new Set(items.map(({ id }) => id));
    const offered = menus.map(idsOf);
    const inAll = new Set(
      offered.flatMap((ids) => [...ids]).filter((id) => offered.every((ids) => ids.has(id))),
    );
    expect(inAll.size).toBeGreaterThanOrEqual(45);
    for (const { items } of menus) {
      const own = items.filter(({ id }) => !inAll.has(id));
      expect(own.some(({ vat }) => vat === 7)).toBe(true);
      expect(own.some(({ vat }) => vat === 19)).toBe(true);
    }
    const priceLists = menus.map(({ items }) =>
      items.filter(({ id }) => inAll.has(id)).map(({ preis }) => preis),
    );
    expect(new Set(priceLists.map(String)).size).toBe(keys.length);
  });

  it("the Pho3 menu refuses prices and omissions of unknown dishes", () => {
    const offer = { category: { id: "x", name: { de: "X", en: "X" } }, items: [], prices: {} };
    expect(() => houseMenu({ ...offer, prices: { "no-such-dish": 5 } })).toThrow("no-such-dish");
    expect(() => houseMenu({ ...offer, without: ["no-such-dish"] })).toThrow("no-such-dish");
  });

  it("Bobingen has at least 90 dishes in at least 12 categories", async () => {
    const menu = await loadBundledMenu("resto-bobingen");
    expect(menu.items.length).toBeGreaterThanOrEqual(90);
    expect(menu.categories.length).toBeGreaterThanOrEqual(12);
    expect(menu.items.filter(({ add_ons }) => add_ons === undefined).length).toBeGreaterThan(0);
    expect(menu.items.some(({ sold_out }) => sold_out)).toBe(true);
    expect(optionsOf(menu).some(({ add_ons }) => add_ons?.length)).toBe(true);
  });

  it("the example uses every field of dishes and option groups", async () => {
    const menu = await loadBundledMenu("resto-example");
    expect(usedFields(menu)).toEqual(
      new Set([
        "id",
        "category",
        "number",
        "name",
        "description",
        "preis",
        "settings",
        "add_ons",
        "diet",
        "vat",
        "volume_ml",
        "deposit_cents",
        "min_age",
        "sold_out",
        "recommended",
        "reusable",
        "serves",
      ]),
    );
    const settings = menu.items.flatMap((item) => Object.values(item.settings));
    for (const type of ["checkbox", "radio"]) {
      for (const costs of [true, false]) {
        expect(settings.some((setting) => setting.type === type && setting.costs === costs)).toBe(
          true,
        );
      }
    }
    expect(settings.some(({ required }) => required)).toBe(true);
    expect(settings.some(({ min, max }) => min !== undefined && max !== undefined)).toBe(true);
  });
});

describe("loadBundledMenu", () => {
  it.each(["resto-superadmin", "unknown", "__proto__"])("refuses the key %s", async (key) => {
    await expect(loadBundledMenu(key)).rejects.toThrow(`no bundled menu for "${key}"`);
  });
});

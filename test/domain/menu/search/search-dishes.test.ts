import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuSchema } from "@/domain/menu/menu.schema";
import { editDistanceToPrefix, maxEdits } from "@/domain/menu/search/edit-distance";
import { findDishes, indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";

// @any-time-zone

const dish = (id: string, number: string, de: string, en: string, about = de) => ({
  id,
  category: "all",
  number,
  name: { de, en },
  description: { de: about, en },
  preis: 5,
  vat: 7 as const,
});

const menu = menuSchema.parse({
  rev: 1,
  categories: [{ id: "all", name: { de: "Alles", en: "Everything" } }],
  items: [
    dish("rolls", "1", "Sommerrollen mit Garnelen", "Summer rolls with prawns"),
    dish("pho", "30", "Phở Bò", "Phở bò", "Rinderbrühe mit Reisnudeln"),
    dish("cheese", "31", "Gebackener Käse", "Baked cheese"),
    dish("cake", "12a", "Grüner Kuchen", "Green cake", "Mit Matcha und Käsecreme"),
    dish("fish", "3", "Thunfisch-Tataki", "Tuna tataki"),
    dish("duck", "80", "Ente süß-sauer", "Sweet and sour duck", "Mit đậu und Straßenkräutern"),
  ],
});

const find = (query: string, language: "de" | "en" = "de") =>
  searchDishes(indexDishes(menu, language), query).map(({ id }) => id);

describe("searchDishes", () => {
  it.each<[what: string, query: string, ids: string[]]>([
    ["a number before everything else", "3", ["fish"]],
    ["a number with its letter", "12A", ["cake"]],
    ["letters without their accents", "pho bo", ["pho"]],
    ["accents as they are written", "Phở", ["pho"]],
    ["an umlaut as two letters", "kaese", ["cheese", "cake"]],
    ["an umlaut without its dots", "kase", ["cheese", "cake"]],
    ["an umlaut, the name before the description", "KÄSE", ["cheese", "cake"]],
    ["decomposed letters", "Ka\u0308se", ["cheese", "cake"]],
    ["ß as ss", "suss", ["duck"]],
    ["ß and umlaut as three letters", "suess", ["duck"]],
    ["a crossed d", "dau", ["duck"]],
    ["the beginning of a word", "thun", ["fish"]],
    ["a part of a compound word", "rollen", ["rolls"]],
    ["the other language", "duck", ["duck"]],
    ["a letter missing", "somerrollen", ["rolls"]],
    ["a letter too many", "matchaa", ["cake"]],
    ["two letters swapped", "garnleen", ["rolls"]],
    ["a mistake before the word is complete", "gebakene", ["cheese"]],
    ["every word or nothing", "käse matcha", ["cake"]],
    ["no forgiveness for short words", "phi", []],
    ["nothing without letters", " – ", []],
    ["nothing for what is not there", "schnitzel", []],
  ])("finds %s", (_what, query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  describe("by diet", () => {
    const marked = menuSchema.parse({
      ...menu,
      items: [
        { ...dish("bowl", "1", "Reisbowl", "Rice bowl"), diet: ["vegan", "gluten-free"] },
        { ...dish("spaetzle", "2", "Kässpatzen", "Cheese noodles"), diet: ["vegetarian"] },
        { ...dish("curry", "3", "Rotes Curry", "Red curry"), diet: ["spicy", "lactose-free"] },
        { ...dish("kebab", "4", "Spieß", "Kebab"), diet: ["halal"] },
        dish("pizza", "5", "Pizza Scharfe Sache", "Pizza hot thing"),
      ],
    });
    const ids = (query: string, language: "de" | "en") =>
      searchDishes(indexDishes(marked, language), query).map(({ id }) => id);

    it.each([
      ["vegan", ["bowl"]],
      ["vegane", ["bowl"]],
      ["pflanzlich", ["bowl"]],
      ["plant-based", ["bowl"]],
      ["vegetarisch", ["bowl", "spaetzle"]],
      ["vegetarisches", ["bowl", "spaetzle"]],
      ["Vegetarian", ["bowl", "spaetzle"]],
      ["veggie", ["bowl", "spaetzle"]],
      ["fleischlos", ["bowl", "spaetzle"]],
      ["ohne Fleisch", ["bowl", "spaetzle"]],
      ["meat-free", ["bowl", "spaetzle"]],
      ["vegetarsich", ["bowl", "spaetzle"]],
      ["scharf", ["pizza", "curry"]],
      ["scharfes curry", ["curry"]],
      ["spicy", ["curry"]],
      ["pikant", ["curry"]],
      ["halal", ["kebab"]],
      ["glutenfrei", ["bowl"]],
      ["glutenfreie", ["bowl"]],
      ["gluten-free", ["bowl"]],
      ["gluten free", ["bowl"]],
      ["ohne Gluten", ["bowl"]],
      ["without gluten", ["bowl"]],
      ["laktosefrei", ["curry"]],
      ["lactose-free", ["curry"]],
      ["ohne Lactose", ["curry"]],
      ["milchfrei", []],
    ])("finds %s in both languages", (query, found) => {
      expect(ids(query, "de").sort()).toEqual([...found].sort());
      expect(ids(query, "en").sort()).toEqual([...found].sort());
    });

    it("lists first the dishes whose names contain it", () => {
      expect(ids("scharf", "de")).toEqual(["pizza", "curry"]);
    });

    it("marks the dishes that were found by their diet, not by the words of the menu", () => {
      const hits = findDishes(indexDishes(marked, "de"), "scharf");
      expect(hits.map(({ item, diets }) => [item.id, diets])).toEqual([
        ["pizza", []],
        ["curry", ["spicy"]],
      ]);
    });
  });

  it("accepts typos only if nothing matches exactly", () => {
    // "Baked" differs from "cake" by one letter.
    expect(find("cake")).toEqual(["cake"]);
  });

  it("finds every dish of every bundled menu by its number and its names", async () => {
    for (const { key } of restaurants) {
      const real = await loadBundledMenu(key);
      const index = indexDishes(real, "de");
      for (const item of real.items) {
        expect(searchDishes(index, item.name.de)).toContain(item);
        expect(searchDishes(index, item.name.en)).toContain(item);
        if (item.number) expect(searchDishes(index, item.number)[0]?.number).toBe(item.number);
      }
    }
  }, 60_000);

  it("returns dishes of the menu without duplicates for any query", () => {
    const index = indexDishes(menu, "de");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (query) => {
        const found = searchDishes(index, query);
        expect(new Set(found).size).toBe(found.length);
        expect(menu.items).toEqual(expect.arrayContaining(found));
      }),
    );
  });

  it("accepts any single typo in a long word", () => {
    const index = indexDishes(menu, "de");
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.constantFrom("x", ""), (at, letter) => {
        const typed = `${"sommerrolle".slice(0, at)}${letter}${"sommerrolle".slice(at + 1)}`;
        expect(searchDishes(index, typed).map(({ id }) => id)).toContain("rolls");
      }),
    );
  });
});

describe("editDistanceToPrefix", () => {
  it("is zero for every prefix of a word and at most the length of the typed text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (start, rest) => {
        expect(editDistanceToPrefix(start, start + rest, 2)).toBe(0);
        expect(editDistanceToPrefix(start, rest, 20)).toBeLessThanOrEqual(start.length);
      }),
    );
  });

  it.each([
    ["nudel", "nudeln", 0],
    ["nudle", "nudeln", 1],
    ["undel", "nudeln", 1],
    ["nudl", "nudeln", 1],
    ["nuudel", "nudeln", 1],
    ["mudel", "nudeln", 1],
    ["dnuel", "nudeln", 2],
    ["undle", "nudeln", 2],
    ["ab", "ba", 1],
    ["bca", "abc", 2],
    ["aab", "aba", 1],
    ["xyz", "abc", 3],
    ["", "abc", 0],
    ["abc", "", 3],
  ])("from %j to a prefix of %j is %i", (typed, word, distance) => {
    expect(editDistanceToPrefix(typed, word, 9)).toBe(distance);
  });

  it("is the maximum plus one if the distance is larger", () => {
    expect(editDistanceToPrefix("xyz", "abc", 1)).toBe(2);
  });
});

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])("a word of %i letters may have %i typos", (length, typos) => {
  expect(maxEdits(length)).toBe(typos);
});

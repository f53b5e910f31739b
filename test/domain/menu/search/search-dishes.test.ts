import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuSchema } from "@/domain/menu/menu.schema";
import { editDistanceToPrefix } from "@/domain/menu/search/edit-distance";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";

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
});

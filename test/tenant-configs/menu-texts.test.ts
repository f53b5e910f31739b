import { describe, expect, it } from "vitest";
import type { LocalizedText } from "@/domain/text/localized-text";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "./restaurants";

/** The three Pho3 branches may share texts. */
function houseOf(key: string): string {
  return key.startsWith("pho3-") ? "pho3" : key;
}

async function descriptionsOf(key: string): Promise<LocalizedText[]> {
  const { categories, items } = await loadBundledMenu(key);
  return [...categories, ...items].flatMap(({ description }) => description ?? []);
}

async function housesByText(language: keyof LocalizedText): Promise<Map<string, Set<string>>> {
  const houses = new Map<string, Set<string>>();
  for (const { key } of restaurants) {
    for (const description of await descriptionsOf(key)) {
      const text = description[language].trim().toLowerCase();
      houses.set(text, (houses.get(text) ?? new Set()).add(houseOf(key)));
    }
  }
  return houses;
}

describe("menu texts", () => {
  it.each(["de", "en"] as const)(
    "are unique to a restaurant (descriptions, %s)",
    async (language) => {
      const shared = [...(await housesByText(language))].filter(([, houses]) => houses.size > 1);
      expect(shared.map(([text, houses]) => `${[...houses].join(", ")}: ${text}`)).toEqual([]);
    },
  );

  it.each(restaurants)("of $key describe each dish differently", async ({ key }) => {
    const texts = (await descriptionsOf(key)).map(({ de }) => de);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(restaurants)(
    "of $key exist in both languages without surrounding spaces",
    async (tenant) => {
      const { categories, items } = await loadBundledMenu(tenant.key);
      const groups = items.flatMap(({ settings }) => Object.values(settings));
      const texts = [
        ...[...categories, ...items].flatMap(({ name, description }) => [name, description ?? []]),
        ...groups.flatMap(({ label, options }) => [
          label,
          ...options.map((option) => option.label),
        ]),
      ].flat();
      for (const { de, en } of texts) {
        for (const text of [de, en]) expect(text).toMatch(/^\S(?:.*\S)?$/);
      }
    },
  );

  it.each(restaurants)(
    "of $key use the quotation marks, apostrophes and litres of their language",
    async (tenant) => {
      const { items } = await loadBundledMenu(tenant.key);
      for (const { name, description } of items) {
        for (const text of [name, description].flatMap((one) => one ?? [])) {
          expect(text.de).not.toMatch(/["']|“(?=\p{L})|\d\.\d+ l\b/u);
          expect(text.en).not.toMatch(/["'„]|\d,\d+ l\b/);
        }
      }
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isSoldOut } from "@/domain/availability/sold-out";
import { MAX_SUGGESTIONS, suggestDishes } from "@/domain/cart/suggest-dishes";
import { menuSchema } from "@/domain/menu/menu.schema";
import { checkChoices } from "@/domain/menu/options/check-choices";
import { validChoices } from "@/domain/menu/options/valid-choices";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { aText, noodles } from "../sample-restaurant";

const NOW = Date.UTC(2026, 10, 24, 17);
const calm = { availability: DEFAULT_AVAILABILITY, now: NOW, isUnfit: () => false };

const dish = (id: string, category: string, more: object = {}) => ({
  id,
  category,
  name: aText(id),
  preis: 5,
  vat: 7 as const,
  ...more,
});
const drink = { vat: 19 as const };

const menu = menuSchema.parse({
  rev: 1,
  categories: ["mains", "sides", "desserts", "soft-drinks"].map((id) => ({ id, name: aText(id) })),
  items: [
    dish("duck", "mains"),
    dish("rice", "sides"),
    dish("noodles", "desserts", { settings: noodles.settings }),
    dish("mango", "desserts"),
    dish("beer", "soft-drinks", { ...drink, min_age: 16 }),
    dish("gone", "soft-drinks", { ...drink, sold_out: true }),
    dish("cola", "soft-drinks", drink),
    dish("water", "soft-drinks", drink),
  ],
});

const suggest = (inCart: string[], moment: Parameters<typeof suggestDishes>[2] = calm) =>
  suggestDishes(menu, inCart, moment).map(({ id }) => id);

describe("suggestDishes", () => {
  it.each<[what: string, inCart: string[], ids: string[]]>([
    ["nothing for an empty cart", [], []],
    ["a drink and a side, no more than two", ["duck"], ["cola", "rice"]],
    ["a dessert that can be added at once", ["duck", "cola"], ["rice", "mango"]],
    [
      "no second drink, even where the first is an alcoholic one",
      ["duck", "beer"],
      ["rice", "mango"],
    ],
    ["nothing where nothing is missing", ["duck", "cola", "rice", "mango"], []],
  ])("%s", (_what, inCart, ids) => {
    expect(suggest(inCart)).toEqual(ids);
  });

  it("skips a dish that is an option of one in the cart", () => {
    const items = [
      ...menu.items.filter(({ id }) => id !== "rice"),
      dish("tofu", "sides", { name: aText("Tofu") }),
    ];
    const withTofu = menuSchema.parse({ ...menu, items });
    const suggested = (inCart: string) =>
      suggestDishes(withTofu, [inCart, "cola"], calm).map(({ id }) => id);
    expect(suggested("duck")).toEqual(["tofu", "mango"]);
    expect(suggested("noodles")).toEqual([]);
  });

  it("skips sold-out dishes", () => {
    const availability = { sold_out: { cola: NOW + 1, rice: NOW } };
    expect(
      suggest(["duck"], { ...calm, availability: { ...DEFAULT_AVAILABILITY, ...availability } }),
    ).toEqual(["water", "rice"]);
  });

  it("skips dishes that contradict the guest's allergy passport", () => {
    const isUnfit = ({ id }: { id: string }) => id === "cola" || id === "rice";
    expect(suggest(["duck"], { ...calm, isUnfit })).toEqual(["water", "mango"]);
  });

  it("suggests only dishes of missing kinds that need no choice, on every bundled menu", async () => {
    for (const { key } of restaurants) {
      const real = await loadBundledMenu(key);
      const ids = real.items.map(({ id }) => id);
      fc.assert(
        fc.property(fc.subarray(ids, { minLength: 1, maxLength: 6 }), (inCart) => {
          const found = suggestDishes(real, inCart, calm);
          expect(found.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
          for (const item of found) {
            expect(inCart).not.toContain(item.id);
            expect(checkChoices(item, {}).ok).toBe(true);
            expect(isSoldOut(item, DEFAULT_AVAILABILITY, NOW)).toBe(false);
            expect(item.min_age).toBeUndefined();
          }
        }),
        { numRuns: 30 },
      );
    }
  });
});

describe("validChoices", () => {
  it("keeps known choices and drops the rest", () => {
    const choices = { size: "small", extras: ["egg", "gold"], sauce: "hot", constructor: "x" };
    expect(validChoices(noodles, choices)).toEqual({ size: "small", extras: ["egg"] });
    expect(validChoices(noodles, { size: "huge", extras: ["gold"] })).toEqual({});
  });
});

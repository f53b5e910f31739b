import { describe, expect, it } from "vitest";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishesForParty, hasSharing } from "@/domain/menu/sharing";

function dish(id: string, min?: number, max = min): MenuItem {
  return {
    id,
    category: "sets",
    name: { de: id, en: id },
    preis: 10,
    settings: {},
    vat: 7,
    ...(min === undefined || max === undefined ? {} : { serves: { min, max } }),
  };
}

const sets = [dish("single", 1), dish("garden", 1, 2), dish("pair", 2), dish("family", 4, 5)];

describe("dishes for a party", () => {
  it.each([
    [1, ["1 garden", "1 single"]],
    [2, ["1 garden", "1 pair", "2 single"]],
    [3, ["2 garden", "3 single"]],
    [4, ["1 family", "2 garden", "2 pair", "4 single"]],
    [5, ["1 family", "3 garden", "5 single"]],
    [9, ["2 family", "5 garden", "9 single"]],
  ])("of %d are enough and not too much, fewest portions first", (people, expected) => {
    const found = dishesForParty(sets, people).map(
      ({ item, portions }) => `${portions} ${item.id}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    const portions = found.map((each) => Number(each.split(" ")[0]));
    expect(portions).toEqual(portions.toSorted((one, other) => one - other));
  });

  it("leave out dishes that are sold out or do not say for how many they are", () => {
    expect(dishesForParty([{ ...dish("gone", 2), sold_out: true }, dish("soup")], 2)).toEqual([]);
  });
});

it.each([
  ["two dishes, one for several people", [dish("single", 1), dish("pair", 2)], true],
  ["one dish", [dish("pair", 2), dish("soup")], false],
  ["dishes for one person each", [dish("single", 1), dish("other", 1)], false],
])("offers sharing for %s", (_what, items, expected) => {
  expect(hasSharing(items)).toBe(expected);
});

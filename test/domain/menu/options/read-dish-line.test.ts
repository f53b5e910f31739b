import { describe, expect, it } from "vitest";
import { readDishLine } from "@/domain/menu/options/read-dish-line";
import { indexDishes } from "@/domain/menu/search/search-dishes";
import { rice, sampleMenu } from "../../sample-restaurant";

const noodles = sampleMenu.items.find(({ id }) => id === "noodles");
if (!noodles) throw new Error("the sample menu has no noodles");

const index = indexDishes(
  {
    ...sampleMenu,
    items: [
      { ...rice, number: "12" },
      { ...noodles, number: "80" },
    ],
  },
  "de",
);

const read = (typed: string) =>
  readDishLine(index, typed)?.map(({ item, qty, choices }) => [item.number, qty, choices]);

describe("readDishLine", () => {
  it("reads several dishes with quantities and options, required groups first", () => {
    expect(read(" 12 3x12  80.2 ")).toEqual([
      ["12", 1, {}],
      ["12", 3, {}],
      ["80", 1, { size: noodles.settings.size?.options[1]?.value }],
    ]);
    const [extra] = noodles.settings.extras?.options ?? [];
    expect(read("2x80.1.1")).toEqual([
      ["80", 2, { size: noodles.settings.size?.options[0]?.value, extras: [extra?.value] }],
    ]);
  });

  it.each(["12", "12 13", "12 80.9", "12.1", "80.1.1.1.1.1", "reis 12", "3 x 12", "12,80", ""])(
    "leaves %j to the search, or says that there is no such dish",
    (typed) => {
      expect(read(typed)).toBeUndefined();
    },
  );
});

import fc from "fast-check";
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

function read(typed: string) {
  const line = readDishLine(index, typed, 50);
  if (!line?.ok) return line?.error ?? null;
  return line.value.map(({ item, qty, choices }) => [item.number, qty, choices]);
}

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
    expect(read("50×12")).toEqual([["12", 50, {}]]);
  });

  it.each([
    ["12 13", "NO_DISH", "13"],
    ["12 3x12 80.9", "NO_OPTION", "80.9"],
    ["12 80.", "NO_OPTION", "80."],
    ["80.1.1.1.1.1", "NO_OPTION", "80.1.1.1.1.1"],
    ["12.1", "NO_OPTION", "12.1"],
    ["12 reis 80", "UNREADABLE", "reis"],
    ["3 x 12", "NO_DISH", "3"],
    ["12 x 80", "UNREADABLE", "x"],
    ["12 12,80", "UNREADABLE", "12,80"],
    ["0x12", "QUANTITY", "0x12"],
    ["12 51x12", "QUANTITY", "51x12"],
    ["12 9999x12", "QUANTITY", "9999x12"],
  ])("names in %j the first part that cannot be read, and its place", (typed, kind, text) => {
    expect(read(typed)).toEqual({ kind, text, start: typed.indexOf(text) });
  });

  it.each(["12", "reis 12", "12,80", "", "   ", "3xreis"])(
    "leaves %j, which is no line, to the search",
    (typed) => {
      expect(read(typed)).toBeNull();
    },
  );

  it("reads at most 50 dishes, and any text in time proportional to its length", () => {
    expect(read("12 ".repeat(50))).toHaveLength(50);
    expect(read("12 ".repeat(51))).toEqual({ kind: "TOO_MANY", text: "12", start: 150 });
    for (const piece of ["1", "1x", "80.1.1", ".", "a1", "x", " "]) {
      expect(() => read(`12 ${piece.repeat(100_000)}`)).not.toThrow();
    }
  });

  it("finds the text of a fault at its place, whatever is typed", () => {
    const token = fc.oneof(
      fc.constantFrom("12", "80.1", "3x12", "13", "x", "80.9", "0x12"),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(token), fc.constantFrom(" ", "  ", "\t"), (tokens, gap) => {
        const typed = tokens.join(gap);
        const line = readDishLine(index, typed, 50);
        if (line?.ok) {
          expect(line.value.map(({ text }) => text)).toEqual(typed.trim().split(/\s+/));
        } else if (line) {
          const { start, text } = line.error;
          expect(typed.slice(start, start + text.length)).toBe(text);
          expect(text).toMatch(/^\S+$/);
        }
      }),
    );
  });
});

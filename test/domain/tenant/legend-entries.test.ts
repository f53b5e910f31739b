import { expect, it } from "vitest";
import { legendEntries } from "@/domain/tenant/legend-entries";

const label = { de: "Kürzel", en: "Code" };
const addOns = { b: { label }, A: { label }, "10": { label }, a: { label }, "2": { label } };

const codesOf = (used: readonly string[]) => legendEntries(addOns, used).map(({ codes }) => codes);

it("the legend sorts codes by number, then letter", () => {
  expect(codesOf(["b", "10", "A", "2"])).toEqual(["2", "10", "A", "b"]);
});

it("has one entry for a code of which the menu uses one case", () => {
  expect(codesOf(["a"])).toEqual(["a"]);
});

it("joins both cases of a letter if the menu uses both", () => {
  expect(codesOf(["a", "A"])).toEqual(["A, a"]);
});

it("the legend leaves out codes that the menu does not use", () => {
  expect(codesOf([])).toEqual([]);
});

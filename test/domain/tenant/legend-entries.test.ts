import { expect, it } from "vitest";
import { legendEntries } from "@/domain/tenant/legend-entries";

it("sorts codes by number, then letter, and joins both cases of a letter", () => {
  const label = { de: "Kürzel", en: "Code" };
  const addOns = { b: { label }, A: { label }, "10": { label }, a: { label }, "2": { label } };
  expect(legendEntries(addOns).map(({ codes }) => codes)).toEqual(["2", "10", "A, a", "b"]);
});

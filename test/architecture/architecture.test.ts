import { expect, it } from "vitest";
import { houseProblems } from "./house-rules";
import { layerProblems } from "./layers";
import { purityProblems } from "./purity";
import { readSourceFiles } from "./source-files";

const code = readSourceFiles(/\.(?:ts|tsx)$/);

it("imports follow the layers", () => {
  expect(layerProblems(code.filter(({ path }) => !path.endsWith(".d.ts")))).toEqual([]);
});

it("the domain depends on its arguments alone", () => {
  expect(purityProblems(code)).toEqual([]);
});

it("files keep to the house style", () => {
  expect(houseProblems([...code, ...readSourceFiles(/\.(?:css|mjs)$/)])).toEqual([]);
});

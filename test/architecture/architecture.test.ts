import { expect, it } from "vitest";
import { figureProblems } from "./figures";
import { circleProblems, floorProblems } from "./folders";
import { folderProblems, houseProblems, twinProblems } from "./house-rules";
import { independenceProblems } from "./independence";
import { layerProblems } from "./layers";
import { oneWayProblems } from "./one-way";
import { purityProblems } from "./purity";
import { readSourceFiles } from "./source-files";

// @any-time-zone

const code = readSourceFiles(/\.(?:ts|tsx)$/);

it("the architecture tests find the source files", () => {
  expect(code.length).toBeGreaterThan(500);
});

it("imports follow the layers of CONTRIBUTING.md", () => {
  expect(layerProblems(code.filter(({ path }) => !path.endsWith(".d.ts")))).toEqual([]);
});

it("has no folders that import each other in a circle", () => {
  expect(circleProblems(code.filter(({ path }) => !path.startsWith("test/")))).toEqual([]);
});

it("imports of the domain never go to a higher floor", () => {
  expect(floorProblems(code)).toEqual([]);
});

it("keeps the reconciliation of payments apart from what moves money", () => {
  expect(independenceProblems(code)).toEqual([]);
});

it("keeps the words of the payment provider out of the domain of payment", () => {
  const words =
    /stripe|paypal|klarna|wero|requires_|past_due|currently_due|external_account|tos_accept|payment_intent|checkout\.session/i;
  const domain = code.filter(({ path }) => path.startsWith("src/domain/payment/"));
  expect(domain.length).toBeGreaterThan(20);
  expect(domain.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]);
});

it("keeps the domain free of clock, randomness, browser and network", () => {
  expect(purityProblems(code)).toEqual([]);
});

it("keeps file names, lengths and exports within the house style", () => {
  expect(houseProblems([...code, ...readSourceFiles(/\.(?:css|mjs)$/)])).toEqual([]);
});

it("keeps the folders of the product short enough to look through", () => {
  expect(folderProblems(readSourceFiles(/\.(?:tsx?|css|mjs)$/))).toEqual([]);
});

it("gives the files of a room or feature different names", () => {
  expect(twinProblems(readSourceFiles(/\.(?:tsx?|css|mjs)$/))).toEqual([]);
});

it("repeats nowhere what a shared module does", () => {
  expect(oneWayProblems(code)).toEqual([]);
});

it("lets tests report only figures that they have measured", () => {
  expect(figureProblems(code.filter(({ path }) => /\.test\.tsx?$/.test(path)))).toEqual([]);
});

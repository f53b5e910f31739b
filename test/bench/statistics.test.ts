import { expect, it } from "vitest";
import { median, medianAndRange } from "./statistics";

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[null, 7, null], 7],
])("median of %j is %j", (values, expected) => {
  expect(median(values)).toBe(expected);
});

it("formats a median with its range", () => {
  expect(medianAndRange([100, 300, 200.4], "ms")).toBe("200 ms (100–300)");
  expect(medianAndRange([null], "ms")).toBe("not seen");
});

import { expect, it } from "vitest";
import { axisTicks } from "@/admin-ui/charts/axis-ticks";

it.each([
  [0, [1]],
  [1, [1]],
  [3, [1, 2, 3]],
  [7, [2, 4, 6, 8]],
  [100, [50, 100]],
  [1234, [500, 1000, 1500]],
  [98_750, [50_000, 100_000]],
])("has round steps that reach %i", (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});

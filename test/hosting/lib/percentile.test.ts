import { expect, it } from "vitest";
import { percentile } from "@/hosting/lib/percentile";
import { percentiles } from "@/test/bench/percentiles";

it.each([
  [[], 0.5, null],
  [[7], 0.95, 7],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 2, 1], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  [[1, 2, 3], 1, 3],
])("of %j, the share %f: %s", (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

it("formats median, 95th percentile and maximum in one line", () => {
  expect(percentiles([10, 20, 30])).toBe("p50 20 ms · p95 30 ms · worst 30 ms (3)");
});

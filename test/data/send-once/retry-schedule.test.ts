import { expect, it } from "vitest";
import { retryDelayMs } from "@/data/send-once/retry-schedule";

it("allows repeats after 0.5, 1, 2, 4 and 8 seconds, then none", () => {
  const delays = [1, 2, 3, 4, 5, 6].map((lost) => retryDelayMs(lost, 0.5));
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, null]);
});

it("spreads the pause before a repeat by up to a quarter in either direction", () => {
  expect([retryDelayMs(2, 0), retryDelayMs(2, 1)]).toEqual([750, 1250]);
});

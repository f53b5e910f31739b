import { expect, it } from "vitest";
import { formatCountdown } from "@/domain/text/format-countdown";

it.each([
  [65_000, "1:05"],
  [64_001, "1:05"],
  [600_000, "10:00"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("formatCountdown writes %i ms as %s", (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

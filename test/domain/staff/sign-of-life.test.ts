import { describe, expect, test } from "vitest";
import { isSignRecent, isSilent } from "@/domain/staff/sign-of-life";

describe("a sign of life", () => {
  const NOW = 1_800_000_000_000;
  const minutes = (count: number) => NOW - count * 60_000;

  test.each([
    [null, false, true],
    [minutes(0.5), true, false],
    [minutes(1), false, false],
    [minutes(12), false, false],
    [minutes(13), false, true],
  ])("of %s", (seenAt, recent, silent) => {
    expect(isSignRecent(seenAt, NOW)).toBe(recent);
    expect(isSilent(seenAt, NOW)).toBe(silent);
  });
});

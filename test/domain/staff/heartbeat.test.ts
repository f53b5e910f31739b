import { describe, expect, test } from "vitest";
import { isBoardSilent, isRecentHeartbeat } from "@/domain/staff/heartbeat";

describe("heartbeat", () => {
  const NOW = 1_800_000_000_000;
  const minutes = (count: number) => NOW - count * 60_000;

  test.each([
    [null, false, false],
    [minutes(0.5), true, false],
    [minutes(1), false, false],
    [minutes(12), false, false],
    [minutes(13), false, true],
  ])("at %s is recent: %s, silent: %s", (seenAt, recent, silent) => {
    expect(isRecentHeartbeat(seenAt, NOW)).toBe(recent);
    expect(isBoardSilent(seenAt, NOW)).toBe(silent);
  });
});

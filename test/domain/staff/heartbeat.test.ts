import { describe, expect, test } from "vitest";
import { isBoardOpen, isBoardSilent, isRecentHeartbeat } from "@/domain/staff/heartbeat";

describe("heartbeat", () => {
  const NOW = 1_800_000_000_000;
  const minutes = (count: number) => NOW - count * 60_000;

  test.each([
    [null, false, false, false],
    [minutes(0.4), true, true, false],
    [minutes(0.5), false, true, false],
    [minutes(1.4), false, true, false],
    [minutes(1.5), false, false, false],
    [minutes(12), false, false, false],
    [minutes(13), false, false, true],
  ])("at %s is recent: %s, open: %s, silent: %s", (seenAt, recent, open, silent) => {
    expect(isRecentHeartbeat(seenAt, NOW)).toBe(recent);
    expect(isBoardOpen(seenAt, NOW)).toBe(open);
    expect(isBoardSilent(seenAt, NOW)).toBe(silent);
  });
});

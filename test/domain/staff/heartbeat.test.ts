import { describe, expect, test } from "vitest";
import {
  isAlarmOff,
  isBoardOpen,
  isBoardSilent,
  isRecentHeartbeat,
} from "@/domain/staff/heartbeat";

describe("heartbeat", () => {
  const NOW = 1_800_000_000_000;
  const minutes = (count: number) => NOW - count * 60_000;

  test.each([
    [null, false, false, false],
    [minutes(0.2), true, true, false],
    [minutes(0.25), false, true, false],
    [minutes(0.9), false, true, false],
    [minutes(1), false, false, false],
    [minutes(12), false, false, false],
    [minutes(13), false, false, true],
  ])("at %s is recent: %s, open: %s, silent: %s", (seenAt, recent, open, silent) => {
    expect(isRecentHeartbeat(seenAt, NOW)).toBe(recent);
    expect(isBoardOpen(seenAt, NOW)).toBe(open);
    expect(isBoardSilent(seenAt, NOW)).toBe(silent);
  });

  test.each([
    ["no board was ever open", null, null, false],
    ["the alarm of the board is on", minutes(0.5), minutes(0.5), false],
    ["one of two boards rings", minutes(0), minutes(0.5), false],
    ["the alarm was on an hour ago", minutes(0.5), minutes(60), true],
    ["the alarm was never on", minutes(0.5), null, true],
    ["the board was closed since", minutes(2), minutes(60), false],
  ])("tells whether the alarm is off when %s", (_when, seen_at, armed_at, isOff) => {
    expect(isAlarmOff({ seen_at, armed_at }, NOW)).toBe(isOff);
  });
});

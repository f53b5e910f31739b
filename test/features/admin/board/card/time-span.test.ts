import { expect, it } from "vitest";
import {
  hoursAndMinutes,
  minutesSince,
  remainingUntil,
} from "@/features/admin/board/card/time-span";

const NOW = 1_000_000_000;

it.each([
  [12 * 60_000, { kind: "left", minutes: 12 }],
  [20_000, { kind: "now", minutes: 0 }],
  [-20_000, { kind: "now", minutes: 0 }],
  [-7 * 60_000, { kind: "overdue", minutes: 7 }],
])("reports a time %i ms ahead as %j", (distance, expected) => {
  expect(remainingUntil(NOW + distance, NOW)).toEqual(expected);
});

it("counts whole minutes, and 0 while the device's clock is slow", () => {
  expect(minutesSince(NOW - 179_000, NOW)).toBe(2);
  expect(minutesSince(NOW + 5000, NOW)).toBe(0);
  expect(hoursAndMinutes(135)).toEqual([2, 15]);
});

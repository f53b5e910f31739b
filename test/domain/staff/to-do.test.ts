import { expect, it } from "vitest";
import { toDoList } from "@/domain/staff/to-do";
import type { RestaurantNeeds } from "@/domain/staff/urgency";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const calm: RestaurantNeeds = {
  unanswered: 0,
  oldestAt: null,
  overdue: 0,
  requests: 0,
  waiting: 4,
  isPaused: false,
  isUnattended: false,
  isSilent: false,
};

const list = (...all: Partial<RestaurantNeeds>[]) =>
  toDoList(new Map(all.map((needs, index) => [`r${index}`, { ...calm, ...needs }])), NOW).map(
    ({ kind, restoKey, count, since }) => [kind, restoKey, count, since && (NOW - since) / MINUTE],
  );

it("lists nothing for a restaurant that works as usual", () => {
  expect(list({})).toEqual([]);
});

it("lists everything that a restaurant has to do, the most urgent first", () => {
  const needs = {
    ...{
      unanswered: 2,
      oldestAt: NOW - 4 * MINUTE,
      overdue: 1,
      requests: 3,
      isSilent: true,
      isAlarmOff: true,
    },
    ...{ isPaused: true, failedPayments: 1, failedMails: 2, lowStock: 5 },
  };
  expect(list(needs)).toEqual([
    ["unanswered-long", "r0", 2, 4],
    ["late", "r0", 1, null],
    ["silent", "r0", 0, null],
    ["alarm-off", "r0", 0, null],
    ["payments", "r0", 1, null],
    ["paused", "r0", 0, null],
    ["requests", "r0", 3, null],
    ["mails", "r0", 2, null],
    ["low-stock", "r0", 5, null],
  ]);
});

it("says once that nobody answers", () => {
  expect(list({ isUnattended: true, isPaused: true, isSilent: true })).toEqual([
    ["unattended", "r0", 0, null],
  ]);
});

it("sorts several restaurants by kind, then by the longest wait", () => {
  const waits = (minutes: number) => ({ unanswered: 1, oldestAt: NOW - minutes * MINUTE });
  expect(list({ lowStock: 1 }, waits(1), waits(2), waits(9))).toEqual([
    ["unanswered-long", "r3", 1, 9],
    ["unanswered", "r2", 1, 2],
    ["unanswered", "r1", 1, 1],
    ["low-stock", "r0", 1, null],
  ]);
});

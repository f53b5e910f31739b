import { describe, expect, test } from "vitest";
import { type LastRuns, lateSchedules, scheduleNames } from "@/domain/operations/schedules";
import { byTrouble, troublesOf } from "@/domain/operations/trouble";
import { healthyRestaurant } from "./healthy-restaurant";

const MINUTE = 60_000;
const NOW = Date.UTC(2027, 2, 3, 17);

const well = healthyRestaurant(NOW);

describe("troubles of a restaurant", () => {
  test.each([
    ["nothing", {}, []],
    ["orders that wait shortly", { unanswered: 3 }, []],
    ["an order past five minutes", { overdue: 1 }, ["unanswered"]],
    ["no board for 13 minutes", { board_seen_at: NOW - 13 * MINUTE }, ["silent"]],
    ["a board that was never open", { board_seen_at: null }, []],
    ["no board while closed", { board_seen_at: NOW - 13 * MINUTE, is_open: false }, []],
    ["mails that wait", { mails_pending: 5 }, []],
    ["mails given up", { mails_failed: 1 }, ["mail"]],
    ["a pause by staff", { paused_until: NOW + MINUTE }, ["paused"]],
    [
      "the worst first",
      { paused_until: NOW, overdue: 1, is_readable: false },
      ["unreadable", "unanswered", "paused"],
    ],
  ])("%s", (_what, changes, expected) => {
    expect(troublesOf({ ...well, ...changes }, NOW)).toEqual(expected);
  });

  test("the worst restaurant comes first, equal ones by title", () => {
    const restaurants = [
      { ...well, title: "Zander" },
      { ...well, title: "Ärger", mails_failed: 1 },
      { ...well, title: "Wok", overdue: 1 },
      { ...well, title: "Anton" },
    ];
    expect(byTrouble(restaurants, NOW).map(({ health }) => health.title)).toEqual([
      "Wok",
      "Ärger",
      "Anton",
      "Zander",
    ]);
  });
});

describe("late schedules", () => {
  const ran = (at: number | null): LastRuns =>
    Object.fromEntries(scheduleNames().map((name) => [name, at])) as unknown as LastRuns;
  const late = (lastRuns: LastRuns, watchedSince: number) =>
    lateSchedules(lastRuns, watchedSince, NOW).map(({ name }) => name);

  test("a minute schedule is late after ten minutes, a daily one after 26 hours", () => {
    expect(late(ran(NOW - 10 * MINUTE), 0)).toEqual([]);
    expect(late(ran(NOW - 11 * MINUTE), 0)).toContain("orders");
    expect(late(ran(NOW - 26 * 60 * MINUTE), 0)).not.toContain("retention");
    expect(late(ran(NOW - 26 * 60 * MINUTE - 1), 0)).toContain("retention");
  });

  test("a schedule that never ran is late once it has been watched for long enough", () => {
    expect(late(ran(null), NOW)).toEqual([]);
    expect(late(ran(null), NOW - 27 * 60 * MINUTE)).toEqual(scheduleNames());
  });
});

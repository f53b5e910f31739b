import { describe, expect, it } from "vitest";
import { MAX_SOLD_OUT_MS } from "@/domain/availability/change-availability";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import { toInstant, toLocal } from "@/domain/time/berlin-time";
import { endOfBusinessDay } from "@/domain/time/business-day";
import {
  activeUntil,
  daysFrom,
  type EndChoice,
  endAfter,
  endOf,
} from "@/features/admin/board/availability/end-choices";
import { sampleRestaurant } from "../../../../domain/sample-restaurant";

// A Tuesday: open from 11:00 to 14:30 and from 17:00 to 22:00.
const NOW = toInstant("2026-11-24", 18 * 60) + 12_345;
const formatInstant = (instant: number) => `${toLocal(instant).date} ${toLocal(instant).time}`;

it("ends a period on a full minute", () => {
  expect(formatInstant(endAfter(NOW, 30))).toBe("2026-11-24 18:31");
  expect(endAfter(NOW, 30) % 60_000).toBe(0);
});

it.each([
  ["2026-11-24", 18 * 60, "2026-11-25 05:00"],
  ["2026-11-25", 90, "2026-11-25 05:00"],
  ["2026-11-25", 300, "2026-11-26 05:00"],
  // Changes to and from summer time.
  ["2027-03-27", 18 * 60, "2027-03-28 05:00"],
  ["2027-10-30", 18 * 60, "2027-10-31 05:00"],
])("ends the business day of %s, %i minutes after midnight, at %s", (date, minutes, end) => {
  expect(formatInstant(endOfBusinessDay(toInstant(date, minutes)))).toBe(end);
});

it.each([
  [null, null],
  [undefined, null],
  [NOW, null],
  [NOW + 1, NOW + 1],
])("reports a period until %s as active until %s", (until, expected) => {
  expect(activeUntil(until, NOW)).toBe(expected);
});

describe("endOf", () => {
  const end = (choice: EndChoice, now = NOW) =>
    endOf(choice, sampleRestaurant, DEFAULT_AVAILABILITY, now);

  it.each([
    [15, "2026-11-24 18:16"],
    [60, "2026-11-24 19:01"],
    ["closing", "2026-11-24 22:00"],
    ["tomorrow", "2026-11-25 05:00"],
    ["notice", "2027-11-24 18:01"],
  ] as const)("of %s is %s", (choice, expected) => {
    expect(formatInstant(end(choice) ?? 0)).toBe(expected);
  });

  it("has no closing time while the restaurant is closed", () => {
    expect(end("closing", toInstant("2026-11-24", 15 * 60))).toBeNull();
  });

  it('keeps "until further notice" within the server\'s limit, even if clocks differ', () => {
    const notice = end("notice") ?? 0;
    expect(isUntilFurtherNotice(notice, NOW)).toBe(true);
    expect(notice - NOW).toBeLessThan(MAX_SOLD_OUT_MS - 3_600_000);
    expect(isUntilFurtherNotice(end("tomorrow") ?? 0, NOW)).toBe(false);
  });
});

it("counts days from today by the restaurant's clock", () => {
  expect(daysFrom(toInstant("2026-12-31", 1439), 3)).toEqual([
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
});

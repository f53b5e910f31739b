import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { openingState } from "@/domain/hours/opening-state";
import { orderSlots } from "@/domain/hours/order-slots";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { recordFigure } from "@/test/faults/figures";

const LEAD = 20;
const DAY = 24 * 60;
const restaurants = Object.values(tenants)
  .filter((each): each is Restaurant => !isSuperTenant(each))
  .map((each) => ({
    ...each,
    // Public holidays are tested elsewhere.
    opened_on_holiday: true,
    order_policy: {
      pickup_lead_minutes: LEAD,
      delivery_lead_minutes: LEAD,
      days_ahead: 1,
      orders_per_slot: null,
    },
  }));

/** Independent of the product's calendar functions. */
const berlin = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function wall(instant: number) {
  const parts = Object.fromEntries(
    berlin.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(parts.weekday ?? ""),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

type Pair = readonly [open: number, close: number];

function pairsOf({ hours }: Restaurant, weekday: number): Pair[] {
  const pairs = hours[((weekday + 7) % 7) as keyof typeof hours] ?? [];
  return pairs.map(([open, close]) => {
    const [from, to] = [minutesOf(open), minutesOf(close)];
    return [from, to > from ? to : to + DAY];
  });
}

/** Whether `fits` is true for an interval of the day, or of the previous day's night. */
function holds(restaurant: Restaurant, instant: number, fits: (pair: Pair, at: number) => boolean) {
  const { weekday, minutes } = wall(instant);
  return (
    pairsOf(restaurant, weekday).some((pair) => fits(pair, minutes)) ||
    pairsOf(restaurant, weekday - 1).some((pair) => fits(pair, minutes + DAY))
  );
}

const QUARTER_MS = 15 * 60_000;

/** The pickup slots of a day, by testing every quarter of an hour. */
function expectedSlots(restaurant: Restaurant, date: string): number[] {
  const start = Date.parse(`${date}T00:00Z`) - 3 * 3_600_000;
  return Array.from({ length: 30 * 4 }, (_, index) => start + index * QUARTER_MS).filter((each) => {
    const fits = ([open, close]: Pair, at: number) => at >= open + LEAD && at <= close;
    return wall(each).date === date && holds(restaurant, each, fits);
  });
}

/** False in the skipped and the repeated hour. */
function isUnambiguous(instant: number): boolean {
  const { minutes } = wall(instant);
  return minutes < 120 || minutes > 180;
}

describe("days of clock changes", () => {
  it("have the expected slots by the wall clock at every restaurant", () => {
    let wrong = 0;
    let slots = 0;
    for (const [before, date] of [
      ["2027-03-27", "2027-03-28"],
      ["2027-10-30", "2027-10-31"],
    ] as const) {
      const now = Date.parse(`${before}T10:00Z`);
      for (const restaurant of restaurants) {
        const offered = orderSlots(restaurant, DEFAULT_AVAILABILITY, "pickup", now)
          .filter((slot) => wall(slot).date === date)
          .filter(isUnambiguous);
        const expected = expectedSlots(restaurant, date).filter(isUnambiguous);
        slots += expected.length;
        wrong += new Set(offered).size === offered.length ? 0 : 1;
        wrong += expected.filter((slot) => !offered.includes(slot)).length;
        wrong += offered.filter((slot) => !expected.includes(slot)).length;
      }
    }
    expect(wrong).toBe(0);
    expect(slots).toBeGreaterThan(200);
    recordFigure(22, `wrong slots, of ${slots}`, wrong, import.meta.url);
  }, 60_000);
});

describe("opening state", () => {
  const ZONES = ["Pacific/Auckland", "America/New_York", "UTC"];
  afterEach(() => vi.unstubAllEnvs());

  it("does not depend on the zone of the process", () => {
    const moments = ["2027-03-01", "2027-03-27", "2027-10-30"].flatMap((date) =>
      Array.from({ length: 2 * 48 }, (_, half) => Date.parse(`${date}T00:10Z`) + half * 1_800_000),
    );
    let wrong = 0;
    const offsets = new Set<number>();
    for (const [index, restaurant] of restaurants.entries()) {
      vi.stubEnv("TZ", ZONES[index % ZONES.length]);
      offsets.add(new Date(2027, 2, 1).getTimezoneOffset());
      for (const moment of moments) {
        const isOpen = holds(restaurant, moment, ([open, close], at) => at >= open && at < close);
        if (openingState(restaurant, DEFAULT_AVAILABILITY, moment).open !== isOpen) wrong += 1;
      }
    }
    expect([...offsets]).toEqual([-780, 300, 0]);
    expect(wrong).toBe(0);
    const what = `wrong, of ${moments.length * restaurants.length} moments`;
    recordFigure(23, what, wrong, import.meta.url);
  }, 60_000);
});

import type { DayException } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { openingIntervals } from "@/domain/hours/opening-intervals";
import type { Menu } from "@/domain/menu/menu.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, type Instant, MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { places } from "@/tenant-configs/places";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

/** The restaurant of the living demo with everything its orders and reservations depend on. */
export interface DemoShop extends OrderContext {
  readonly restaurant: Restaurant;
  readonly menu: Menu;
}

/** Around the start of the demo the restaurant is open at least this long, in minutes. */
const OPEN_BEFORE = 150;
const OPEN_AFTER = 210;

/**
 * Bobingen as its owners might have set it up: with tables, requests that staff confirm, and without
 * the automatic pause, because nobody may sit at the board of a demo.
 */
export const demoRestaurant: Restaurant = {
  ...restoBobingen,
  reservation_policy: { ...policyOf(restoBobingen), auto_confirm: false },
  unanswered_policy: { remind_minutes: 4, pause_after_expired: null },
  tables: [
    ...tables("Fenster", "f", 1, [2, 2, 2, 2, 4]),
    ...tables("Gastraum", "g", 6, [4, 4, 4, 4, 4, 4, 6, 6]),
    ...tables("Lampionhof", "h", 14, [2, 2, 4, 4, 8]),
  ],
  table_joins: [
    ["f1", "f2"],
    ["g6", "g7"],
    ["h16", "h17"],
  ],
};

function policyOf({ reservation_policy }: Restaurant) {
  if (!reservation_policy) throw new Error("the demo restaurant has a reservation policy");
  return reservation_policy;
}

function tables(room: string, prefix: string, first: number, seats: readonly number[]) {
  return seats.map((count, index) => {
    const number = first + index;
    return { id: `${prefix}${number}`, name: String(number), room, seats: count };
  });
}

export function demoShop(menu: Menu, exceptions: readonly DayException[]): DemoShop {
  const availability = { ...DEFAULT_AVAILABILITY, exceptions: [...exceptions] };
  return { restaurant: demoRestaurant, menu, availability, places };
}

/**
 * Special hours that keep the restaurant open from 150 minutes before until 210 minutes after `now`,
 * so that the demo shows orders in every state at any hour and on a closed day.
 * @returns none if the weekly hours already do
 */
export function openAround(restaurant: Restaurant, now: Instant): DayException[] {
  const [from, until] = [now - OPEN_BEFORE * MINUTE_MS, now + OPEN_AFTER * MINUTE_MS];
  const dates = [...new Set([from, until].map((at) => toLocal(at).date))];
  const isOpen = openingIntervals(restaurant, [], dates[0] ?? "", 2).some(
    ({ start, end }) => start <= from && until <= end,
  );
  if (isOpen) return [];
  return dates.map((date) => {
    const [midnight, next] = [toInstant(date, 0), toInstant(addDays(date, 1), 0)];
    const extra = { start: Math.max(from, midnight), end: Math.min(until, next) };
    const weekly = openingIntervals(restaurant, [], date, 1).filter(
      ({ start }) => start >= midnight,
    );
    const hours = merged([...weekly, extra]).map(({ start, end }): [string, string] => [
      toLocal(start).time,
      end >= next ? "24:00" : toLocal(end).time,
    ]);
    return { date, hours, reason: "Heute länger geöffnet" };
  });
}

/** Overlapping spans as one, rounded to full quarters of an hour. */
function merged(spans: readonly { start: Instant; end: Instant }[]) {
  const quarter = 15 * MINUTE_MS;
  const result: { start: Instant; end: Instant }[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const start = Math.floor(span.start / quarter) * quarter;
    const end = Math.ceil(span.end / quarter) * quarter;
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

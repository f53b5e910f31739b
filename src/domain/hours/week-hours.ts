import type { DayException } from "../availability/availability.schema";
import { isSameData } from "../stored-data/is-same-data";
import type { OpeningInterval } from "../tenant/opening-interval.schema";
import { addDays, type Instant, toLocal } from "../time/berlin-time";
import { MONDAY_FIRST, type Weekday } from "../time/week";
import { dayHours, type OpeningRestaurant } from "./day-hours";

/** Consecutive days with the same hours; empty hours mean closed. */
export interface HoursRow {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly hours: readonly OpeningInterval[];
  /** The weekly hours of a day whose hours differ today. */
  readonly usual?: readonly OpeningInterval[];
  readonly isToday: boolean;
}

/**
 * The week as every page prints it, Monday first. Today has its real hours (closures, special hours,
 * public holidays), and so has yesterday while it is still open after midnight; all other days have
 * their weekly hours.
 * @param now null as long as closures and special hours are unknown: then no day is today
 */
export function weekHours(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  now: Instant | null,
): HoursRow[] {
  const today = now === null ? null : toLocal(now);
  const real = new Map<Weekday, readonly OpeningInterval[]>();
  if (today) {
    const yesterday = dayHours(restaurant, exceptions, addDays(today.date, -1)).hours;
    if (yesterday.some(([open, close]) => close < open && today.time < close)) {
      real.set(((today.weekday + 6) % 7) as Weekday, yesterday);
    }
    real.set(today.weekday, dayHours(restaurant, exceptions, today.date).hours);
  }
  const rows: HoursRow[] = [];
  for (const day of MONDAY_FIRST) {
    const usual = restaurant.hours[day] ?? [];
    const hours = real.get(day) ?? usual;
    const isToday = day === today?.weekday;
    const isUsual = isSameData(hours, usual);
    const last = rows.at(-1);
    if (last && isUsual && !last.usual && isSameData(last.hours, hours)) {
      rows[rows.length - 1] = {
        ...last,
        days: [...last.days, day],
        isToday: isToday || last.isToday,
      };
    } else {
      rows.push({ days: [day], hours, isToday, ...(isUsual ? {} : { usual }) });
    }
  }
  return rows;
}

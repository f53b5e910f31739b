import type { Restaurant } from "@/domain/tenant/restaurant.schema";

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type DayHours = Restaurant["hours"][Weekday];

/** Consecutive days with the same hours; 0 is Sunday. */
export interface DayRange {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly hours: DayHours;
}

const MONDAY_FIRST: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Groups consecutive days with the same hours, Monday first. */
export function dayRanges(hours: Restaurant["hours"]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of MONDAY_FIRST) {
    const last = ranges.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours[day])) {
      ranges[ranges.length - 1] = { ...last, days: [...last.days, day] };
    } else {
      ranges.push({ days: [day], hours: hours[day] });
    }
  }
  return ranges;
}

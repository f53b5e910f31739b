import { isSameData } from "@/domain/stored-data/is-same-data";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { MONDAY_FIRST, type Weekday } from "@/domain/time/week";

type DayHours = Restaurant["hours"][Weekday];

/** Consecutive days with the same hours; 0 is Sunday. */
export interface DayRange {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly hours: DayHours;
}

/** Groups consecutive days with the same hours, Monday first. */
export function dayRanges(hours: Restaurant["hours"]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of MONDAY_FIRST) {
    const last = ranges.at(-1);
    if (last && isSameData(last.hours, hours[day])) {
      ranges[ranges.length - 1] = { ...last, days: [...last.days, day] };
    } else {
      ranges.push({ days: [day], hours: hours[day] });
    }
  }
  return ranges;
}

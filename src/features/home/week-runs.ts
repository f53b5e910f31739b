import type { Restaurant } from "@/domain/tenant/restaurant.schema";

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type DayHours = Restaurant["hours"][Weekday];

/** Days in a row with the same hours; 0 is Sunday. */
export interface WeekRun {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly hours: DayHours;
}

// The week begins on Monday here; the record counts from Sunday.
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Joins neighbouring days with the same hours, Monday first. */
export function weekRuns(hours: Restaurant["hours"]): WeekRun[] {
  const runs: WeekRun[] = [];
  for (const day of WEEK) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours[day])) {
      runs[runs.length - 1] = { ...last, days: [...last.days, day] };
    } else {
      runs.push({ days: [day], hours: hours[day] });
    }
  }
  return runs;
}

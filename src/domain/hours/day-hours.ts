import type { DayException } from "../availability/availability.schema";
import type { OpeningInterval } from "../tenant/opening-interval.schema";
import type { Restaurant } from "../tenant/restaurant.schema";
import { type LocalDate, weekdayOf } from "../time/berlin-time";
import { publicHoliday } from "./public-holidays";

export type OpeningRestaurant = Pick<Restaurant, "hours" | "opened_on_holiday" | "address">;

/** Source of a day's hours. */
export type HoursCause = "hours" | "holiday" | "exception";

/** Opening intervals of one day (empty if closed) and their source. */
export interface DayHours {
  readonly hours: readonly OpeningInterval[];
  readonly cause: HoursCause;
}

/**
 * Opening hours of one day: the last exception for the date, else closed on a public holiday, else
 * the weekly hours. An exception with neither `closed` nor `hours` applies the weekly hours, also on
 * a public holiday.
 */
export function dayHours(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  date: LocalDate,
): DayHours {
  const weekly = restaurant.hours[weekdayOf(date)] ?? [];
  const exception = exceptions.findLast((entry) => entry.date === date);
  if (exception) {
    return { hours: exception.closed ? [] : (exception.hours ?? weekly), cause: "exception" };
  }
  if (!restaurant.opened_on_holiday && publicHoliday(date, restaurant.address.city)) {
    return { hours: [], cause: "holiday" };
  }
  return { hours: weekly, cause: "hours" };
}

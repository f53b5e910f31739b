import type { DayException } from "../availability/availability.schema";
import { type LocalDate, weekdayOf } from "../shared/berlin-time";
import type { OpeningInterval } from "../tenant/opening-interval.schema";
import type { Restaurant } from "../tenant/restaurant.schema";
import { publicHoliday } from "./public-holidays";

export type OpeningRestaurant = Pick<Restaurant, "hours" | "opened_on_holiday" | "address">;

/** What decided the hours of a day. */
export type HoursCause = "hours" | "holiday" | "exception";

/** Opening pairs of one day, empty when closed, and what decided them. */
export interface DayHours {
  readonly hours: readonly OpeningInterval[];
  readonly cause: HoursCause;
}

/**
 * When a restaurant opens on one day. An exception for the day wins (the last entry, if there
 * are several), then a public holiday, then the weekly hours. An exception that names neither
 * closing nor hours opens the day as the week has it, also on a holiday.
 */
export function dayHours(
  venue: OpeningRestaurant,
  exceptions: readonly DayException[],
  date: LocalDate,
): DayHours {
  const weekly = venue.hours[weekdayOf(date)] ?? [];
  const exception = exceptions.findLast((entry) => entry.date === date);
  if (exception) {
    return { hours: exception.closed ? [] : (exception.hours ?? weekly), cause: "exception" };
  }
  if (!venue.opened_on_holiday && publicHoliday(date, venue.address.city)) {
    return { hours: [], cause: "holiday" };
  }
  return { hours: weekly, cause: "hours" };
}

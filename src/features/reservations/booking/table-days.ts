import type { Availability } from "@/domain/availability/availability.schema";
import { dayHours } from "@/domain/hours/day-hours";
import { bookableTimes, lastDate } from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, type Instant, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import type { CalendarDays } from "@/ui/date-picker/calendar-grid";

const LOOK_AHEAD_DAYS = 21;

/** Days of the calendar: from today to the policy's last day, with closed days marked. */
export function calendarDays(
  restaurant: Restaurant,
  availability: Availability,
  now: Instant,
): CalendarDays {
  const today = toLocal(now).date;
  return {
    first: today,
    last: lastDate({ restaurant, availability }, now),
    today,
    isClosed: (date) => dayHours(restaurant, availability.exceptions, date).hours.length === 0,
  };
}

/** The first day with a bookable time, free or not; today if there is none soon. */
export function firstBookableDay(
  restaurant: Restaurant,
  availability: Availability,
  partySize: number,
  now: Instant,
): LocalDate {
  const today = toLocal(now).date;
  const days = Array.from({ length: LOOK_AHEAD_DAYS }, (_, index) => addDays(today, index));
  const context = { restaurant, availability };
  return (
    days.find((date) => bookableTimes(context, { date, party_size: partySize }, now).length > 0) ??
    today
  );
}

import { addDays, type Instant, toInstant, toLocal } from "./berlin-time";

/** A business day ends at 5:00, so hours after midnight belong to the day before. */
const DAY_ENDS_AT_MINUTES = 5 * 60;

/** The next end of a business day, 5:00. */
export function endOfBusinessDay(now: Instant): Instant {
  const { date, minutes } = toLocal(now);
  return toInstant(minutes < DAY_ENDS_AT_MINUTES ? date : addDays(date, 1), DAY_ENDS_AT_MINUTES);
}

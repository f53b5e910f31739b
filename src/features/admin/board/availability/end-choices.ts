import type { Availability } from "@/domain/availability/availability.schema";
import { openingState } from "@/domain/hours/opening-state";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toLocal,
} from "@/domain/time/berlin-time";
import { endOfBusinessDay } from "@/domain/time/business-day";

/** Ends of a switch. `closing` exists only while the restaurant is open. */
export type EndChoice = 15 | 30 | 60 | 120 | "closing" | "tomorrow" | "notice";

/** One day less than the server allows, because clocks differ. */
const FURTHER_NOTICE_MINUTES = 365 * 24 * 60;

/** `now` plus `minutes`, rounded up to a full minute. */
export function endAfter(now: Instant, minutes: number): Instant {
  return Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS;
}

/** `until` if it is still ahead, else null. */
export function activeUntil(until: Instant | null | undefined, now: Instant): Instant | null {
  return typeof until === "number" && until > now ? until : null;
}

/** The instant that a choice means now; null for `closing` while the restaurant is closed. */
export function endOf(
  choice: EndChoice,
  restaurant: Restaurant,
  availability: Pick<Availability, "exceptions">,
  now: Instant,
): Instant | null {
  switch (choice) {
    case "closing": {
      const state = openingState(restaurant, availability, now);
      return state.open ? state.until : null;
    }
    case "tomorrow":
      return endOfBusinessDay(now);
    case "notice":
      return endAfter(now, FURTHER_NOTICE_MINUTES);
    default:
      return endAfter(now, choice);
  }
}

/** `count` days from today, by the restaurant's clock. */
export function daysFrom(now: Instant, count: number): LocalDate[] {
  const { date } = toLocal(now);
  return Array.from({ length: count }, (_, days) => addDays(date, days));
}

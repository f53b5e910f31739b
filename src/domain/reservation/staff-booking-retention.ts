import { addDays, type Instant, type LocalDate, MINUTE_MS, toLocal } from "../shared/berlin-time";

/** Days after their start for which walk-ins and telephone bookings are kept. */
export const STAFF_BOOKING_DAYS = 90;

const KEPT_MS = STAFF_BOOKING_DAYS * 24 * 60 * MINUTE_MS;

/**
 * Walk-ins and telephone bookings that began before this instant are deleted: nobody has an account
 * to delete them with.
 */
export function staffBookingCutoff(now: Instant): Instant {
  return now - KEPT_MS;
}

/** The first day of which no walk-in or telephone booking has been deleted yet. */
export function firstDayWithStaffBookings(now: Instant): LocalDate {
  return addDays(toLocal(staffBookingCutoff(now)).date, 1);
}

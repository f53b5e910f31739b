import { addDays, type Instant, type LocalDate, MINUTE_MS, toLocal } from "../time/berlin-time";

/** Staff bookings are deleted this many days after their start. */
export const STAFF_BOOKING_DAYS = 90;

const RETENTION_MS = STAFF_BOOKING_DAYS * 24 * 60 * MINUTE_MS;

/** Staff bookings that started before this instant are deleted: their guests have no account. */
export function staffBookingCutoff(now: Instant): Instant {
  return now - RETENTION_MS;
}

/** The first day whose staff bookings are all still stored. */
export function firstDayWithStaffBookings(now: Instant): LocalDate {
  return addDays(toLocal(staffBookingCutoff(now)).date, 1);
}

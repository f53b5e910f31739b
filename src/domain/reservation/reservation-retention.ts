import { RETENTION_DAYS, retentionCutoff } from "../retention/retention";
import { addDays, type Instant, type LocalDate, toLocal } from "../time/berlin-time";

/** Reservations are deleted this many days after their start. */
export const RESERVATION_DAYS = RETENTION_DAYS.reservation;

/** The first day whose reservations are all still stored. */
export function firstDayWithReservations(now: Instant): LocalDate {
  return addDays(toLocal(retentionCutoff("reservation", now)).date, 1);
}

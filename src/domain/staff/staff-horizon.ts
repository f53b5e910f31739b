import { addDays, type LocalDate } from "../time/berlin-time";

/** Staff read orders, reservations and notes due from this many days ago on. */
const STAFF_DAYS_BACK = 3;

/**
 * The first day that staff can read directly: see docs/rules.md#access. The security rules apply it
 * to `local_date`; older documents go through `searchGuests`.
 */
export function staffHorizon(today: LocalDate): LocalDate {
  return addDays(today, -STAFF_DAYS_BACK);
}

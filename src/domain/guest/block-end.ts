import { addDays, DAY_MS, type Instant, minutesOf, toInstant, toLocal } from "../time/berlin-time";

/** Lengths of a block that a manager can choose. */
export const BLOCK_LENGTHS = ["tonight", "week", "month", "year"] as const;

export type BlockLength = (typeof BLOCK_LENGTHS)[number];

const DAYS = { week: 7, month: 30, year: 365 } as const;

/** No block lasts longer; it can be renewed. */
const MAX_BLOCK_MS = 366 * DAY_MS;

/** Even the last guests have left by then. */
const MORNING = "06:00";

/** End of a block that starts now. `tonight` ends at the next 06:00. */
export function blockEnd(length: BlockLength, now: Instant): Instant {
  if (length !== "tonight") return now + DAYS[length] * DAY_MS;
  const { date, time } = toLocal(now);
  return toInstant(time < MORNING ? date : addDays(date, 1), minutesOf(MORNING));
}

/** Whether a block may end at an instant: after now and within 366 days. */
export function isBlockEnd(until: Instant, now: Instant): boolean {
  return until > now && until <= now + MAX_BLOCK_MS;
}

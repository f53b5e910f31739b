import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toInstant,
  toLocal,
} from "@/domain/time/berlin-time";

/** Lengths of a pause; "the rest of the day" is offered as well. */
export const PAUSE_MINUTES = [15, 30, 60, 120] as const;

/** Minutes to add to the lead time while the kitchen is busy; 0 ends it. */
export const EXTRA_MINUTES = [0, 10, 20, 30, 45] as const;

/** Durations of the extra minutes; the first is the default. */
export const EXTRA_DURATION_MINUTES = [60, 120, 240] as const;

/** Periods for which a dish can be marked as sold out. */
export const SOLD_OUT_PERIODS = ["hour", "four_hours", "today", "further_notice"] as const;

export type SoldOutPeriod = (typeof SOLD_OUT_PERIODS)[number];

/** A business day ends at 5:00, so hours after midnight belong to the day before. */
const DAY_ENDS_AT_MINUTES = 5 * 60;

/** One day less than the server allows, because clocks differ. */
const FURTHER_NOTICE_MS = 365 * 24 * 60 * MINUTE_MS;

/** `now` plus `minutes`, rounded up to a full minute. */
export function endAfter(now: Instant, minutes: number): Instant {
  return Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS;
}

/** The next end of a business day, 5:00. */
export function endOfBusinessDay(now: Instant): Instant {
  const { date, minutes } = toLocal(now);
  return toInstant(minutes < DAY_ENDS_AT_MINUTES ? date : addDays(date, 1), DAY_ENDS_AT_MINUTES);
}

/** `until` if it is still ahead, else null. */
export function activeUntil(until: Instant | null | undefined, now: Instant): Instant | null {
  return typeof until === "number" && until > now ? until : null;
}

/** End of a sold-out period that starts now. */
export function soldOutUntil(period: SoldOutPeriod, now: Instant): Instant {
  switch (period) {
    case "hour":
      return endAfter(now, 60);
    case "four_hours":
      return endAfter(now, 240);
    case "today":
      return endOfBusinessDay(now);
    case "further_notice":
      return endAfter(now, FURTHER_NOTICE_MS / MINUTE_MS);
  }
}

/** `count` days from today, by the restaurant's clock. */
export function daysFrom(now: Instant, count: number): LocalDate[] {
  const { date } = toLocal(now);
  return Array.from({ length: count }, (_, days) => addDays(date, days));
}

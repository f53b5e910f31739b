import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toInstant,
  toLocal,
} from "@/domain/shared/berlin-time";

/** Lengths of a pause to choose from, minutes; besides them there is "the rest of the day". */
export const PAUSE_MINUTES = [15, 30, 60, 120] as const;

/** Busy minutes to choose from; zero is a usual evening. */
export const BUSY = [0, 10, 20, 30, 45] as const;

/** How long busy minutes last, minutes; the first is taken unless somebody chooses another. */
export const EXTRA_DURATION_MINUTES = [60, 120, 240] as const;

/** How long a dish stays off. */
export const SOLD_OUT_PERIODS = ["hour", "four_hours", "today", "further_notice"] as const;

export type SoldOutPeriod = (typeof SOLD_OUT_PERIODS)[number];

/** Nobody cooks at this hour: a night after midnight still belongs to the day before. */
const DAY_ENDS_AT_MINUTES = 5 * 60;

/** As far as an absence may reach, less a day for clocks that differ. */
const FURTHER_NOTICE_MS = 365 * 24 * 60 * MINUTE_MS;

/** When something of so many minutes ends that begins now: on a full minute, as clocks show it. */
export function endAfter(now: Instant, minutes: number): Instant {
  return Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS;
}

/** The next time a day of the restaurant is over. */
export function endOfBusinessDay(now: Instant): Instant {
  const { date, minutes } = toLocal(now);
  return toInstant(minutes < DAY_ENDS_AT_MINUTES ? date : addDays(date, 1), DAY_ENDS_AT_MINUTES);
}

/** The end of a pause, or of anything else, that still lasts; or null. */
export function running(until: Instant | null | undefined, now: Instant): Instant | null {
  return typeof until === "number" && until > now ? until : null;
}

/** When a dish comes back that goes off now. */
export function soldOutUntil(absence: SoldOutPeriod, now: Instant): Instant {
  switch (absence) {
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

/** The days from now on that can get an exception. */
export function daysFrom(now: Instant, count: number): LocalDate[] {
  const { date } = toLocal(now);
  return Array.from({ length: count }, (_, days) => addDays(date, days));
}

import type { Weekday } from "./week";

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** Calendar day in Europe/Berlin, `YYYY-MM-DD`. */
export type LocalDate = string;

/** Wall-clock time in Europe/Berlin, `HH:MM`, 00:00 to 23:59. */
export type LocalTime = string;

/** An instant in Europe/Berlin. */
export interface LocalMoment {
  readonly date: LocalDate;
  readonly time: LocalTime;
  /** Minutes after midnight by the wall clock, 0 to 1439. */
  readonly minutes: number;
  readonly weekday: Weekday;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours; a local day has 23 or 25 when the clock changes. */
export const DAY_MS = 24 * HOUR_MS;

/** Local date and time of an instant, independent of the device's zone. */
export function toLocal(instant: Instant): LocalMoment {
  const wall = new Date(wallClock(instant));
  const text = wall.toISOString();
  return {
    date: text.slice(0, 10),
    time: text.slice(11, 16),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: wall.getUTCDay() as Weekday,
  };
}

/**
 * The instant of a local date and time. A time skipped in spring maps to the instant after the gap,
 * one repeated in autumn to its first occurrence.
 * @param minutesOfDay minutes after midnight by the wall clock; 1440 and more are on the next day
 */
export function toInstant(date: LocalDate, minutesOfDay: number): Instant {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesOfDay * MINUTE_MS;
  // Clock changes are months apart, so only the offsets a day before and a day after are possible.
  const first = wall - offsetAt(wall - DAY_MS);
  if (wallClock(first) === wall) return first;
  const second = wall - offsetAt(wall + DAY_MS);
  if (wallClock(second) === wall) return second;
  // Skipped time: clocks change on the full hour, and `first` is less than an hour after the change.
  return Math.floor(first / HOUR_MS) * HOUR_MS;
}

/** The calendar day `days` later; negative counts go back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function weekdayOf(date: LocalDate): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}

/** Minutes after midnight of `HH:MM`; `24:00` is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The wall-clock time at an instant, encoded as if it were UTC; whole minutes. */
function wallClock(instant: Instant): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS + offsetAt(instant);
}

/**
 * How far Berlin's clocks are ahead of UTC. Summer time lasts from the last Sunday of March to the
 * last Sunday of October, 01:00 UTC (directive 2000/84/EC, without end; the rule of all years since
 * 1996). Computed instead of asked for: a phone takes 60 ms to load its first `Intl.DateTimeFormat`,
 * and an old one does not know later rules. A test compares both.
 */
function offsetAt(instant: Instant): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= clockChange(year, 2) && instant < clockChange(year, 9);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

/** 01:00 UTC on the last Sunday of a month that has 31 days. @param month 0 is January */
function clockChange(year: number, month: number): Instant {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

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
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Building a formatter costs about a thousand times as much as using it.
const berlin = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

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

// Formatting is slow, and the offset can only change at a full hour.
const offsets = new Map<number, number>();

/** The wall-clock time at an instant, encoded as if it were UTC; whole minutes. */
function wallClock(instant: Instant): number {
  const hour = Math.floor(instant / HOUR_MS);
  const offset = offsets.get(hour) ?? formattedClock(hour * HOUR_MS) - hour * HOUR_MS;
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(hour, offset);
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS + offset;
}

function formattedClock(instant: Instant): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of berlin.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

function offsetAt(instant: Instant): number {
  return wallClock(instant) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

import {
  addDays,
  type Instant,
  MINUTE_MS,
  minutesOf,
  toInstant,
  toLocal,
} from "../time/berlin-time";

/** Spans without orders that are compared with earlier weeks: a busy project is silent sooner. */
const SHORT_MS = 3 * MINUTE_MS;
const LONG_MS = [15 * MINUTE_MS, 60 * MINUTE_MS];

/** Minutes between two looks at the longer spans. */
const LONG_EVERY = 5;

const WEEKS = [1, 2, 3, 4];

/** With fewer orders in earlier weeks, none may be chance. */
const MIN_USUAL = 8;

/** The spans to look at, shortest first. */
export function silenceSpans(now: Instant): number[] {
  const isTurn = Math.floor(now / MINUTE_MS) % LONG_EVERY === 0;
  return [SHORT_MS, ...(isTurn ? LONG_MS : [])];
}

/** The same time of day in each of the last four weeks. */
export function sameTimeInEarlierWeeks(now: Instant): Instant[] {
  const { date, time } = toLocal(now);
  return WEEKS.map((week) => toInstant(addDays(date, -7 * week), minutesOf(time)));
}

/**
 * Whether a span without orders is a fault.
 * @param usual orders in the same span of earlier weeks; a holiday among them does not count
 */
export function isSilent(usual: readonly number[]): boolean {
  return usual.filter((orders) => orders >= MIN_USUAL).length > usual.length / 2;
}

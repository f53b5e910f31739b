import { minutesOf } from "../time/berlin-time";
import type { RestaurantIssue } from "./restaurant-issue";
import type { SavedRestaurant } from "./save-restaurant-request.schema";

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

interface OpenTime {
  readonly path: readonly [string, number, number];
  /** Minutes since midnight on Sunday; `end` may be beyond the week. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds opening intervals that start at 24:00, are empty, or overlap another one, also one of the day
 * before that runs past midnight. Intervals may touch.
 */
export function hoursIssues(hours: SavedRestaurant["hours"]): RestaurantIssue[] {
  const issues: RestaurantIssue[] = [];
  const times: OpenTime[] = [];
  for (const [weekday, pairs] of Object.entries(hours)) {
    for (const [index, { open, close }] of (pairs ?? []).entries()) {
      const path = ["hours", Number(weekday), index] as const;
      if (open === "24:00") issues.push({ path: [...path, "open"], code: "HOURS_START_AT_24" });
      else if (open === close) issues.push({ path: [...path, "close"], code: "HOURS_EMPTY" });
      else times.push({ path, ...minutesOfWeek(Number(weekday), open, close) });
    }
  }
  times.sort((one, other) => one.start - other.start);
  return [...issues, ...overlaps(times)];
}

function minutesOfWeek(weekday: number, open: string, close: string) {
  const midnight = weekday * DAY_MINUTES;
  const [opens, closes] = [minutesOf(open), minutesOf(close)];
  const end = closes < opens ? closes + DAY_MINUTES : closes;
  return { start: midnight + opens, end: midnight + end };
}

function overlaps(sorted: readonly OpenTime[]): RestaurantIssue[] {
  // An interval on Saturday night may run into Sunday morning, the start of the list.
  const last = sorted.toSorted((one, other) => other.end - one.end)[0];
  let end = (last?.end ?? 0) - WEEK_MINUTES;
  return sorted.flatMap((time): RestaurantIssue[] => {
    const isOverlapping = time.start < end;
    end = Math.max(end, time.end);
    return isOverlapping ? [{ path: [...time.path, "open"], code: "HOURS_OVERLAP" }] : [];
  });
}

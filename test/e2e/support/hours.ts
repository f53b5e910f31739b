import { addDays, type Instant, toLocal, weekdayOf } from "@/domain/shared/berlin-time";
import { adminPatch } from "@/test/harness/admin";

const RECORD = "public/resto-bobingen";

/** Opens Bobingen once in the week: from one instant to another, less than a day later. */
export async function openBetween(from: Instant, until: Instant): Promise<void> {
  const start = toLocal(from);
  const window = [{ open: start.time, close: toLocal(until).time }];
  await openOn((weekday) => (weekday === start.weekday ? window : null));
}

/** Closes Bobingen today and opens it around the clock on all other days. */
export async function closeToday(now: Instant): Promise<void> {
  const today = toLocal(now).weekday;
  await openOn((weekday) => (weekday === today ? null : [{ open: "00:00", close: "24:00" }]));
}

/** The date of the day after. */
export function tomorrow(now: Instant): string {
  return addDays(toLocal(now).date, 1);
}

async function openOn(
  hoursOf: (weekday: number) => readonly { open: string; close: string }[] | null,
): Promise<void> {
  const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-22", day)));
  const hours = Object.fromEntries(week.map((weekday) => [weekday, hoursOf(weekday)]));
  await adminPatch(RECORD, { hours, opened_on_holiday: true });
}

import { addDays, type Instant, toLocal, weekdayOf } from "@/domain/time/berlin-time";
import { adminPatch } from "@/test/harness/admin";

/** Opens Bobingen once a week, from one instant to another that is less than a day later. */
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

/** The date of the next day. */
export function tomorrow(now: Instant): string {
  return addDays(toLocal(now).date, 1);
}

async function openOn(
  hoursOf: (weekday: number) => readonly { open: string; close: string }[] | null,
): Promise<void> {
  const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-22", day)));
  const hours = Object.fromEntries(week.map((weekday) => [weekday, hoursOf(weekday)]));
  await adminPatch("public/resto-bobingen", { hours, opened_on_holiday: true });
}

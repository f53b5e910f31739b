import { addDays, type Instant, MINUTE_MS, toLocal, weekdayOf } from "@/domain/time/berlin-time";
import { adminPatch } from "@/test/harness/admin";

/** Opens Bobingen once a week, from one instant to another that is less than a day later. */
export async function openBetween(from: Instant, until: Instant): Promise<void> {
  const start = toLocal(from);
  const window = [{ open: start.time, close: toLocal(until).time }];
  await openOn((weekday) => (weekday === start.weekday ? window : null));
}

/** Longer than a test takes: midnight may pass in the meantime. */
const TEST_MS = 10 * MINUTE_MS;

/** Closes Bobingen until {@link nextOpenDay} and opens it around the clock on all other days. */
export async function closeToday(now: Instant): Promise<void> {
  const closed: number[] = [toLocal(now).weekday, toLocal(now + TEST_MS).weekday];
  await openOn((weekday) =>
    closed.includes(weekday) ? null : [{ open: "00:00", close: "24:00" }],
  );
}

/** The first day on which Bobingen is open after {@link closeToday}. */
export function nextOpenDay(now: Instant): string {
  return addDays(toLocal(now + TEST_MS).date, 1);
}

async function openOn(
  hoursOf: (weekday: number) => readonly { open: string; close: string }[] | null,
): Promise<void> {
  const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-11-22", day)));
  const hours = Object.fromEntries(week.map((weekday) => [weekday, hoursOf(weekday)]));
  await adminPatch("public/resto-bobingen", { hours, opened_on_holiday: true });
}

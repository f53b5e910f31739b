import { isLocalDate } from "@/domain/text/local-date.schema";
import { addDays, type LocalDate, weekdayOf } from "@/domain/time/berlin-time";
import { MONDAY_FIRST } from "@/domain/time/week";

/**
 * Parses a typed date: `4.3.2027`, `04.03.27`, `4. 3. 2027`, `4/3/2027`, and `4,3,2027`, because the
 * numeric keyboard of a German phone may have a comma instead of a full stop.
 * @returns null for invalid dates
 */
export function parseDate(text: string): LocalDate | null {
  const match = /^\s*(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4}|\d{2})\s*$/.exec(text);
  if (!match) return null;
  const [, day = "", month = "", year = ""] = match;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(date) ? date : null;
}

/** The weeks of a month, Monday to Sunday; days of other months are null. */
export function monthWeeks(month: LocalDate): (LocalDate | null)[][] {
  const first = `${month.slice(0, 7)}-01`;
  const lead = daysSinceMonday(first);
  const days: (LocalDate | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) {
    days.push(day);
  }
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function daysSinceMonday(date: LocalDate): number {
  return MONDAY_FIRST.indexOf(weekdayOf(date));
}

/** The same day in another month, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  const first = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
  const moved = addDays(first, day - 1);
  return moved.slice(0, 7) === first.slice(0, 7) ? moved : addDays(moved, -Number(moved.slice(8)));
}

const STEPS: Record<string, (date: LocalDate) => LocalDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -daysSinceMonday(date)),
  End: (date) => addDays(date, 6 - daysSinceMonday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  "Shift+PageUp": (date) => addMonths(date, -12),
  "Shift+PageDown": (date) => addMonths(date, 12),
};

/** The day that a key, such as `End` or `Shift+PageUp`, moves to, within the range; null for other keys. */
export function dateAfterKey(
  key: string,
  date: LocalDate,
  { first, last }: { first: LocalDate; last: LocalDate },
): LocalDate | null {
  const moved = STEPS[key]?.(date);
  if (moved === undefined) return null;
  if (moved < first) return first;
  return moved > last ? last : moved;
}

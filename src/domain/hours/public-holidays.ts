import { getHolidays } from "feiertagejs";
import type { LocalDate } from "../time/berlin-time";

const yearsByRegion = new Map<string, Map<LocalDate, string>>();

/**
 * The Bavarian public holiday on a date; 8 August counts only in the city of Augsburg.
 * @param city of the restaurant's address; districts such as "Augsburg-Haunstetten" count as Augsburg
 * @returns key of the holiday, for example `ALLERHEILIGEN`; null if the date is none
 */
export function publicHoliday(date: LocalDate, city: string): string | null {
  const region = /^augsburg(?![\p{L}])/iu.test(city.trim()) ? "AUGSBURG" : "BY";
  const year = date.slice(0, 4);
  const key = `${region} ${year}`;
  const known = yearsByRegion.get(key);
  const holidays = known ?? holidaysOf(Number(year), region);
  if (!known) yearsByRegion.set(key, holidays);
  return holidays.get(date) ?? null;
}

function holidaysOf(year: number, region: "AUGSBURG" | "BY"): Map<LocalDate, string> {
  // `date` is noon UTC. `dateString` adds the offset of the process's zone, so east of +11 it is the
  // next day.
  return new Map(
    getHolidays(year, region).map(({ date, name }) => [date.toISOString().slice(0, 10), name]),
  );
}

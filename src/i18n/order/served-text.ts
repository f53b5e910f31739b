import type { MenuCategory } from "@/domain/menu/menu.schema";
import type { OrderableHours } from "@/domain/menu/orderable-hours.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { MONDAY_FIRST } from "@/domain/time/week";
import { weekdayTexts } from "../weekday-texts";

const DAILY = { de: "täglich", en: "daily" } as const;
/** Letters of a short weekday. */
const SHORT = { de: 2, en: 3 } as const;

/** The hours of a category: `Mo–Fr 11:30–14:30`. */
export function servedText(served: readonly OrderableHours[], language: Language): string {
  return served
    .map(({ days, from, until }) => `${daysText(days, language)} ${from}–${until}`)
    .join(", ");
}

/** A category with its hours: `Mittagsmenü Mo–Fr 11:30–14:30`. */
export function categoryHoursText(
  { name, served = [] }: Pick<MenuCategory, "name" | "served">,
  language: Language,
): string {
  return `${textIn(name, language)} ${servedText(served, language)}`;
}

/** Three or more days in a row become a range: `Mo–Mi, Sa, So`. */
function daysText(days: OrderableHours["days"], language: Language): string {
  if (new Set(days).size === MONDAY_FIRST.length) return DAILY[language];
  const name = (day: number) => weekdayTexts[language][day]?.slice(0, SHORT[language]) ?? "";
  const rows: number[][] = [];
  for (const [place, day] of MONDAY_FIRST.entries()) {
    if (!days.includes(day)) continue;
    const row = rows.at(-1);
    if (row && row.at(-1) === MONDAY_FIRST[place - 1]) row.push(day);
    else rows.push([day]);
  }
  return rows
    .map((row) => {
      const [first = 0] = row;
      const last = row.at(-1) ?? first;
      return row.length > 2 ? `${name(first)}–${name(last)}` : row.map(name).join(", ");
    })
    .join(", ");
}

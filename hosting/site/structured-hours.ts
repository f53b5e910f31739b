import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

const DAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly DayOfWeek[];

/**
 * Weekly hours for search engines; days with the same hours share an entry. A closing time before
 * the opening time means the next day, and midnight is 00:00.
 */
export function structuredHours(hours: Restaurant["hours"]) {
  const days = new Map<string, (typeof DAYS)[number][]>();
  for (const [weekday, day] of DAYS.entries()) {
    for (const [open, close] of hours[weekday as keyof typeof hours] ?? []) {
      const span = `${open} ${close === "24:00" ? "00:00" : close}`;
      days.set(span, [...(days.get(span) ?? []), day]);
    }
  }
  return Array.from(days, ([span, dayOfWeek]) => {
    const [opens = "", closes = ""] = span.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      opens,
      closes,
    } satisfies OpeningHoursSpecification;
  });
}

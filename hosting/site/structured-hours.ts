import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { JsonLd } from "./json-ld";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * Weekly hours as schema.org describes them; days with the same hours share an entry. A close
 * before its open lies on the next day there as here; midnight is 00:00.
 */
export function structuredHours(hours: Restaurant["hours"]): JsonLd[] {
  const days = new Map<string, string[]>();
  for (const [weekday, pairs] of Object.entries(hours)) {
    for (const [open, close] of pairs ?? []) {
      const span = `${open} ${close === "24:00" ? "00:00" : close}`;
      days.set(span, [...(days.get(span) ?? []), DAYS[Number(weekday)] ?? ""]);
    }
  }
  return Array.from(days, ([span, dayOfWeek]) => {
    const [opens = "", closes = ""] = span.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

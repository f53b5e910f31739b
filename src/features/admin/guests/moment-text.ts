import { formatDay, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";

/** "Di 24.11.2026, 18:00". */
export function momentText(instant: Instant, language: Language): string {
  return `${formatDay(instant, language)}, ${formatTime(instant)}`;
}

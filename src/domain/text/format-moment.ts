import type { Instant } from "../time/berlin-time";
import { needsDay } from "../time/needs-day";
import { formatDay, formatTime } from "./format";
import type { Language } from "./language";

/** Day and time of an instant: "Di 24.11.2026, 18:00" or "Tue 24.11.2026, 18:00". */
export function formatMoment(instant: Instant, language: Language): string {
  return `${formatDay(instant, language)}, ${formatTime(instant)}`;
}

/** The time of an instant, with its day where `from` does not make it clear ({@link needsDay}). */
export function formatMomentFrom(from: Instant, instant: Instant, language: Language): string {
  return needsDay(instant, from) ? formatMoment(instant, language) : formatTime(instant);
}

import { minutesOf } from "@/domain/time/berlin-time";

const DAY_MINUTES = 24 * 60;

/**
 * Parses a typed time of day: `18:30`, `18.30`, `1830`, `18`; `24:00` is the end of a day.
 * @returns `HH:MM`, or null if malformed
 */
export function parseTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:\s*[:.,hH]?\s*(\d{2}))?\s*(?:Uhr)?\s*$/.exec(text);
  if (!match) return null;
  const [, hours = "", minutes = "00"] = match;
  const time = `${hours.padStart(2, "0")}:${minutes}`;
  return time <= "24:00" && Number(minutes) <= 59 ? time : null;
}

/** The next or previous multiple of `step` minutes, around midnight. */
export function steppedTime(time: string, steps: number, step: number): string {
  const position = minutesOf(parseTime(time) ?? "12:00") / step;
  const from = steps > 0 ? Math.floor(position) : Math.ceil(position);
  const minutes = ((((from + steps) * step) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pair = [Math.floor(minutes / 60), minutes % 60];
  return pair.map((part) => String(part).padStart(2, "0")).join(":");
}

/** Parts of a day in the order of its clock. */
export const DAY_PARTS = ["night", "morning", "noon", "evening"] as const;

type DayPart = (typeof DAY_PARTS)[number];

/**
 * The part of the day that a time belongs to. Times after midnight are the day's first, not part of
 * its evening.
 * @param time `HH:MM`, 00:00 to 23:59
 */
export function dayPart(time: string): DayPart {
  if (time < "05:00") return "night";
  if (time < "11:00") return "morning";
  return time < "16:00" ? "noon" : "evening";
}

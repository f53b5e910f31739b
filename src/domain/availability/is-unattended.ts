import type { Availability } from "./availability.schema";

/** Whether orders are paused until staff are there again, because nobody answered. */
export function isUnattended({
  paused_unattended_at,
}: Pick<Availability, "paused_unattended_at">): boolean {
  return typeof paused_unattended_at === "number";
}

import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";

/** Extra lead time at an instant, in minutes; 0 after `extra_until`. */
export function extraMinutesAt(
  { extra_minutes, extra_until }: Pick<Availability, "extra_minutes" | "extra_until">,
  at: Instant,
): number {
  return typeof extra_until === "number" && extra_until <= at ? 0 : extra_minutes;
}

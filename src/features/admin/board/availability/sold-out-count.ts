import { activeSwitches } from "@/domain/availability/active-switches";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Instant } from "@/domain/time/berlin-time";

/** Number of sold-out dishes and options; an option counts once, whatever its dishes. */
export function soldOutCount(availability: Availability, now: Instant): number {
  return activeSwitches(availability, now).filter(
    ({ kind }) => kind === "dish" || kind === "option",
  ).length;
}

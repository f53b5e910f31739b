import type { PlannedParty } from "./planned";
import { minuteOf } from "./simulated-day";

export const RESERVATIONS = 60;
export const WALK_INS = 14;

/** Quarters of an hour in which parties like to come. */
const LUNCH = [minuteOf("11:30"), 9] as const;
const AFTERNOON = [minuteOf("14:00"), 12] as const;
const EVENING = [minuteOf("17:15"), 15] as const;

/** Reservations by site and telephone, and parties without one. */
export function planParties(dice: (sides: number) => number): PlannedParty[] {
  const reserved = Array.from({ length: RESERVATIONS }, (_, number): PlannedParty => {
    const [first, quarters] = [LUNCH, AFTERNOON, EVENING, EVENING][number % 4] ?? EVENING;
    return {
      kind: number % 5 === 4 ? "telephone" : "online",
      minute: minuteOf("09:00") + number,
      start_minute: first + 15 * dice(quarters),
      guests: 1 + dice(5),
      fate: fateOf(number),
    };
  });
  const walkIns = Array.from({ length: WALK_INS }, (): PlannedParty => {
    const minute = minuteOf("11:20") + dice(620);
    return { kind: "walk_in", minute, start_minute: minute, guests: 1 + dice(4), fate: "comes" };
  });
  return [...reserved, ...walkIns];
}

function fateOf(number: number): PlannedParty["fate"] {
  if (number % 12 === 5) return "no_show";
  if (number % 13 === 7) return "cancelled";
  return number % 15 === 10 ? "moves" : "comes";
}

import { isBoardSilent } from "../staff/heartbeat";
import type { Instant } from "../time/berlin-time";
import type { RestaurantHealth } from "./health.schema";

/** Problems of a restaurant, the worst first. */
const TROUBLES = ["unreadable", "unanswered", "unattended", "silent", "mail", "paused"] as const;

export type Trouble = (typeof TROUBLES)[number];

/** Everything that is wrong with a restaurant, the worst first. */
export function troublesOf(health: RestaurantHealth, now: Instant): Trouble[] {
  const has: Record<Trouble, boolean> = {
    unreadable: !health.is_readable,
    unanswered: health.overdue > 0,
    unattended: health.paused_unattended_at !== null,
    silent: health.is_open && isBoardSilent(health.board_seen_at, now),
    mail: health.mails_failed > 0,
    paused: health.paused_until !== null,
  };
  return TROUBLES.filter((trouble) => has[trouble]);
}

/**
 * Restaurants with what is wrong with them, those in the worst trouble first; equal ones by title.
 */
export function byTrouble(
  restaurants: readonly RestaurantHealth[],
  now: Instant,
): { health: RestaurantHealth; troubles: Trouble[] }[] {
  return restaurants
    .map((health) => ({ health, troubles: troublesOf(health, now) }))
    .toSorted(
      (one, other) =>
        rankOf(one.troubles) - rankOf(other.troubles) ||
        one.health.title.localeCompare(other.health.title, "de"),
    );
}

function rankOf([worst]: readonly Trouble[]): number {
  return worst ? TROUBLES.indexOf(worst) : TROUBLES.length;
}

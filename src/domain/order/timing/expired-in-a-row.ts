import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Instant } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { unansweredPolicyOf } from "./unanswered-policy";

/**
 * Whether a restaurant's latest orders expired without an answer, as many as its policy allows.
 * Orders that the guest cancelled before an answer and telephone orders, which never wait for one, do
 * not count, neither as expired nor as answered.
 * @param latest orders that are no longer `placed`, latest change first
 * @param attendedAt expiries before it do not count; null if there is no such moment
 */
export function areExpiredInARow(
  restaurant: Pick<Restaurant, "unanswered_policy">,
  latest: readonly Pick<Order, "status" | "status_at" | "updated_at">[],
  attendedAt: Instant | null,
): boolean {
  const { pause_after_expired } = unansweredPolicyOf(restaurant);
  if (pause_after_expired === null) return false;
  const row = latest
    .filter(({ status_at }) => status_at.placed !== undefined)
    .filter(({ status, status_at }) => status !== "cancelled" || status_at.accepted !== undefined)
    .slice(0, pause_after_expired);
  return (
    row.length === pause_after_expired &&
    row.every(({ status, updated_at }) => status === "expired" && updated_at > (attendedAt ?? 0))
  );
}

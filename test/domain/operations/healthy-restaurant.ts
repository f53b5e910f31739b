import type { RestaurantHealth } from "@/domain/operations/health.schema";

/** An open restaurant without trouble, whose board was seen at `now`. */
export function healthyRestaurant(now: number): RestaurantHealth {
  return {
    resto_key: "test-kitchen",
    title: "Kitchen",
    city: "Bobingen",
    is_readable: true,
    is_open: true,
    last_order_at: null,
    unanswered: 0,
    overdue: 0,
    paused_unattended_at: null,
    paused_until: null,
    board_seen_at: now,
    board_build: null,
    mails_pending: 0,
    mails_failed: 0,
  };
}

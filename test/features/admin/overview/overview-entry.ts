import type { OverviewEntry } from "@/domain/report/overview.schema";

/** A restaurant without orders, requests and a board. */
export const overviewEntry: OverviewEntry = {
  resto_key: "resto-bobingen",
  opening: null,
  paused_until: null,
  extra_minutes: 0,
  requests: 0,
  orders_today: 0,
  unanswered: 0,
  seen_at: null,
  is_alarm_off: false,
};

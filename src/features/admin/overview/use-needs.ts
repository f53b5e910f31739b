import { useAvailabilities } from "@/data/staff/use-availabilities";
import { useOpenOrders } from "@/data/staff/use-open-orders";
import type { Availability } from "@/domain/availability/availability.schema";
import { isUnattended } from "@/domain/availability/is-unattended";
import { lowStockCount } from "@/domain/availability/low-stock";
import { isPaused } from "@/domain/availability/paused";
import type { Order } from "@/domain/order/order.schema";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { isBoardSilent } from "@/domain/staff/heartbeat";
import type { RestaurantNeeds } from "@/domain/staff/urgency";
import type { Instant } from "@/domain/time/berlin-time";

/**
 * Returns a function that gives what a restaurant needs now: orders and switches live, the rest from
 * the overview's last answer.
 */
export function useNeeds(
  restoKeys: readonly string[],
  entries: ReadonlyMap<string, OverviewEntry>,
  now: Instant,
): (restoKey: string) => RestaurantNeeds {
  const orders = useOpenOrders(restoKeys);
  const availabilityOf = useAvailabilities(restoKeys);
  const isLive = orders.status === "live";
  return (restoKey) => {
    const entry = entries.get(restoKey) ?? null;
    const open = orders.items.filter((order) => order.resto_key === restoKey);
    const placed = open.filter(({ status }) => status === "placed");
    return {
      unanswered: isLive ? placed.length : (entry?.unanswered ?? 0),
      oldestAt: placed.length > 0 ? Math.min(...placed.map((order) => order.created_at)) : null,
      overdue: open.filter((order) => isOverdue(order, now)).length,
      waiting: open.length - placed.length,
      requests: entry?.requests ?? 0,
      payments: entry?.payments_to_do?.count ?? 0,
      isSilent: entry?.opening?.open === true && isBoardSilent(entry.seen_at, now),
      isAlarmOff: entry?.opening?.open === true && entry.is_alarm_off === true,
      failedMails: entry?.failed_mails ?? 0,
      failedPayments: entry?.failed_payments ?? 0,
      lowStock: lowStockCount(availabilityOf(restoKey) ?? {}, now),
      ...pausesOf(availabilityOf(restoKey), entry, now),
    };
  };
}

function pausesOf(
  availability: Availability | null,
  entry: OverviewEntry | null,
  now: Instant,
): Pick<RestaurantNeeds, "isPaused" | "isUnattended"> {
  const known = availability ?? entry;
  if (!known) return { isPaused: false, isUnattended: false };
  const isAnyPaused = isPaused("pickup", known, now) || isPaused("delivery", known, now);
  return { isPaused: isAnyPaused, isUnattended: isUnattended(known) };
}

function isOverdue({ status, eta_at }: Order, now: Instant): boolean {
  return status !== "placed" && typeof eta_at === "number" && eta_at < now;
}

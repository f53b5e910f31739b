import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import { openingState } from "@/domain/hours/opening-state";
import { type Instant, toLocal } from "@/domain/shared/berlin-time";
import type { OverviewEntry } from "@/domain/staff/overview.schema";
import { readPresence } from "../restaurants/presence-store";
import { readTableVenue, type StoredTableVenue } from "../restaurants/table-venue-store";
import { database } from "../runtime/admin-app";

/**
 * How restaurants are doing: three documents and two counted queries each, however many orders
 * there are.
 */
export async function readOverviewOf(
  keys: readonly string[],
  now: Instant,
): Promise<OverviewEntry[]> {
  const today = toLocal(now).date;
  const [seen, ...entries] = await Promise.all([
    readPresence(keys),
    ...keys.map(async (key) => {
      const [venue, orders_today, unanswered] = await Promise.all([
        readTableVenue(key),
        countOrders(key, "local_date", today),
        countOrders(key, "status", "placed"),
      ]);
      return { resto_key: key, ...switchesOf(venue, now), orders_today, unanswered };
    }),
  ]);
  return entries.map((entry, index) => ({ ...entry, seen_at: seen[index] ?? null }));
}

function switchesOf(venue: StoredTableVenue | null, now: Instant) {
  if (!venue) return { opening: null, paused_until: null, extra_minutes: 0 };
  const { paused_until } = venue.availability;
  return {
    opening: openingState(venue.restaurant, venue.availability, now),
    paused_until: paused_until !== null && paused_until > now ? paused_until : null,
    extra_minutes: extraMinutesAt(venue.availability, now),
  };
}

async function countOrders(
  key: string,
  field: "local_date" | "status",
  value: string,
): Promise<number> {
  const orders = database().collection("orders").where("resto_key", "==", key);
  return (await orders.where(field, "==", value).count().get()).data().count;
}

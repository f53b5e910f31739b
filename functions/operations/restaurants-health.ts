import { openingState } from "@/domain/hours/opening-state";
import { ALERT_AFTER_MS, alertDueAt } from "@/domain/operations/alert-due";
import type { RestaurantHealth } from "@/domain/operations/health.schema";
import { retentionCutoff } from "@/domain/retention/retention";
import { groupBy } from "@/domain/stored-data/group-by";
import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import {
  type HealthDocuments,
  readHealthDocuments,
  readLastOrderAt,
} from "./health-documents-store";
import { listMails, type OpenMail } from "./open-mails-store";
import { listUnansweredOrders, type UnansweredOrder } from "./open-orders-store";

const PARALLEL = 25;

/**
 * Health of all restaurants at `now`. Reads four documents per restaurant, the unanswered orders and
 * the mails that wait or failed: the cost does not grow with history.
 */
export async function readRestaurantsHealth(now: Instant): Promise<RestaurantHealth[]> {
  const [documents, unanswered, pending, failed] = await Promise.all([
    readHealthDocuments(),
    listUnansweredOrders(),
    listMails("pending", retentionCutoff("mail", now)),
    listMails("failed", now - DAY_MS),
  ]);
  const lastOrders = new Map<string, Instant | null>();
  await forEachInParallel(documents, PARALLEL, async ({ key }) => {
    lastOrders.set(key, await readLastOrderAt(key));
  });
  const ordersOf = groupBy(unanswered, ({ resto_key }) => resto_key);
  const pendingOf = countByRestaurant(pending);
  const failedOf = countByRestaurant(failed);
  return documents.map((each) => {
    const orders = ordersOf.get(each.key) ?? [];
    return {
      ...stateOf(each, now),
      last_order_at: lastOrders.get(each.key) ?? null,
      unanswered: orders.length,
      overdue: orders.filter((order) => isOverdue(order, each, now)).length,
      mails_pending: pendingOf.get(each.key) ?? 0,
      mails_failed: failedOf.get(each.key) ?? 0,
    };
  });
}

function stateOf({ key, restaurant, availability, ...board }: HealthDocuments, now: Instant) {
  const { paused_until = null, paused_unattended_at = null } = availability ?? {};
  return {
    resto_key: key,
    title: restaurant?.title ?? key,
    city: restaurant?.address.city ?? "",
    is_readable: restaurant !== null && availability !== null,
    is_open:
      restaurant !== null &&
      availability !== null &&
      openingState(restaurant, availability, now).open,
    paused_unattended_at,
    paused_until: paused_until !== null && paused_until > now ? paused_until : null,
    board_seen_at: board.boardSeenAt,
    board_build: board.boardBuild,
  };
}

/** Orders of a restaurant that cannot be read count from when they were placed. */
function isOverdue(
  order: UnansweredOrder,
  { restaurant, availability }: HealthDocuments,
  now: Instant,
): boolean {
  const dueAt = restaurant
    ? alertDueAt(restaurant, availability?.exceptions ?? [], order)
    : order.created_at + ALERT_AFTER_MS;
  return dueAt < now;
}

function countByRestaurant(mails: readonly OpenMail[]): Map<string, number> {
  const groups = groupBy(mails, ({ resto_key }) => resto_key);
  return new Map([...groups].map(([key, group]) => [key, group.length]));
}

import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import { openingState } from "@/domain/hours/opening-state";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { isAlarmOff } from "@/domain/staff/heartbeat";
import { DAY_MS, type Instant, toLocal } from "@/domain/time/berlin-time";
import { readHeartbeats } from "../restaurants/heartbeat-store";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { readComparedFigures } from "./day-figures-store";
import { readPaymentsToDo } from "./payments-to-do-store";

/**
 * State of each restaurant at `now`. Reads three documents and three count queries per restaurant,
 * however many orders and reservations there are; for managers two sums, two count queries and the
 * payments to do more.
 */
export async function readOverviewOf(
  keys: readonly string[],
  now: Instant,
  mayReadFigures: (key: string) => boolean,
): Promise<OverviewEntry[]> {
  const today = toLocal(now).date;
  const [seen, ...entries] = await Promise.all([
    readHeartbeats(keys),
    ...keys.map(async (key) => {
      const reading = mayReadFigures(key) ? readComparedFigures(key, today) : null;
      const isManaged = mayReadFigures(key);
      const [stored, orders_today, unanswered, requests, figures, failed, payments_to_do] =
        await Promise.all([
          readRestaurant(key, ["availability"]),
          reading?.then((figures) => figures.today.orders) ??
            countDocuments("orders", key, ["local_date", today]),
          countDocuments("orders", key, ["status", "placed"]),
          countDocuments("reservations", key, ["status", "requested"]),
          reading,
          isManaged ? countFailed(key, now) : null,
          isManaged ? readPaymentsToDo(key, now) : null,
        ]);
      const availability = availabilityOf(stored, now);
      return {
        ...{ resto_key: key, ...availability, orders_today, unanswered, requests },
        ...(figures && { figures }),
        ...failed,
        ...(payments_to_do && { payments_to_do }),
      };
    }),
  ]);
  return entries.map((entry, index) => {
    const heartbeat = seen[index] ?? NEVER;
    return { ...entry, seen_at: heartbeat.seen_at, is_alarm_off: isAlarmOff(heartbeat, now) };
  });
}

const NEVER = { seen_at: null, armed_at: null };

function availabilityOf(stored: RestaurantWith<"availability"> | null, now: Instant) {
  if (!stored) return { opening: null, paused_until: null, extra_minutes: 0 };
  const { paused_until, paused_unattended_at = null } = stored.availability;
  return {
    opening: openingState(stored.restaurant, stored.availability, now),
    paused_until: paused_until !== null && paused_until > now ? paused_until : null,
    paused_unattended_at,
    extra_minutes: extraMinutesAt(stored.availability, now),
  };
}

/** A payment task that failed this often needs a person. */
const ATTEMPTS_UNTIL_FAILED = 3;

async function countFailed(key: string, now: Instant) {
  const of = (collection: string) =>
    database().collection(collection).where("resto_key", "==", key);
  const mails = of("mail")
    .where("delivery.state", "==", "failed")
    .where("created_at", ">=", toTimestamp(now - DAY_MS));
  const tasks = of("payment_tasks")
    .where("done_at", "==", null)
    .where("attempts", ">=", ATTEMPTS_UNTIL_FAILED);
  const [failedMails, failedTasks] = await Promise.all([mails.count().get(), tasks.count().get()]);
  return { failed_mails: failedMails.data().count, failed_payments: failedTasks.data().count };
}

async function countDocuments(
  collection: "orders" | "reservations",
  key: string,
  [field, value]: readonly [field: string, value: string],
): Promise<number> {
  const all = database().collection(collection).where("resto_key", "==", key);
  return (await all.where(field, "==", value).count().get()).data().count;
}

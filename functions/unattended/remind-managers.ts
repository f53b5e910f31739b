import { info, warn } from "firebase-functions/logger";
import { remindDueAt } from "@/domain/order/timing/remind-due";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { readManagerAddresses } from "../access/manager-addresses";
import { readBoardSeenAt } from "../restaurants/heartbeat-store";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { addUnansweredMails, readLastManagerMail } from "./manager-mail-store";
import {
  listDueReminders,
  readWatchedOrders,
  setReminder,
  type WatchedOrder,
} from "./unattended-store";

/** Shortest time between two reminders to the managers of one restaurant. */
const MAIL_INTERVAL_MS = 10 * MINUTE_MS;

const PARALLEL = 10;

/** Orders of one mail; a restaurant's further orders follow in its next mail. */
const MAX_ORDERS = 50;

/**
 * Mails the managers of restaurants that leave orders unanswered (`unanswered_policy`). Each order is
 * in one mail, and a restaurant's managers get at most one mail in ten minutes.
 */
export async function remindManagers(now: Instant): Promise<{ reminded: number }> {
  let reminded = 0;
  await forEachInParallel(await listDueReminders(now), PARALLEL, async ([key, ids]) => {
    await logAndContinue(`remind managers of ${key}`, async () => {
      const counts = await remindManagersOf(key, ids.slice(0, MAX_ORDERS), now);
      if (!counts) return;
      reminded += counts.orders;
      if (counts.mails === 0) warn("no manager to remind", { resto_key: key, ...counts });
      else info("reminded managers", { resto_key: key, ...counts });
    });
  });
  return { reminded };
}

/** @returns the number of orders and of mails about them; null if no mail is due */
function remindManagersOf(
  key: string,
  ids: readonly string[],
  now: Instant,
): Promise<{ orders: number; mails: number } | null> {
  return transact(`unanswered ${key}`, async (transaction) => {
    const [stored, { waiting, others }, lastMail, boardSeenAt] = await Promise.all([
      readRestaurant(key, ["availability"], transaction),
      readWatchedOrders(transaction, ids),
      readLastManagerMail(transaction, key),
      readBoardSeenAt(key, transaction),
    ]);
    const nextMailAt = (lastMail ?? 0) + MAIL_INTERVAL_MS;
    const orders = waiting.map((order) => ({ ...order, due_at: dueAtOf(order, stored, now) }));
    const overdue = orders.filter(({ due_at }) => due_at !== null && due_at <= now);
    const managers =
      overdue.length > 0 && nextMailAt <= now ? await readManagerAddresses(key) : null;

    for (const id of others) setReminder(transaction, id, null);
    for (const { id, due_at } of orders) {
      if (due_at === null || due_at > now) setReminder(transaction, id, due_at);
      else setReminder(transaction, id, managers ? null : nextMailAt);
    }
    if (!stored || !managers) return null;
    const about = { kind: "unanswered", orders: overdue, boardSeenAt } as const;
    addUnansweredMails(transaction, managers, { ...about, restaurant: stored.restaurant, now });
    return { orders: overdue.length, mails: managers.length };
  });
}

/** By the hours and the policy of now; later if the restaurant cannot be read. */
function dueAtOf(
  order: WatchedOrder,
  stored: RestaurantWith<"availability"> | null,
  now: Instant,
): Instant | null {
  if (!stored) return now + MAIL_INTERVAL_MS;
  return remindDueAt(stored.restaurant, stored.availability.exceptions, order);
}

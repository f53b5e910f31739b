import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { ANSWER_WITHIN_MS, answerDueAt, latestAnswerAt } from "@/domain/order/timing/answer-due";
import type { Instant } from "@/domain/time/berlin-time";
import { configuredRestaurant } from "../mail/mail-restaurant";
import { readOrder } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import { isContention, transact } from "../runtime/admin-app";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { dueOrders, setAnswerDueAt, type WaitingOrder } from "./due-orders-store";
import { readOnce } from "./read-once";

type Stored = RestaurantWith<"availability"> | null;

/** More at once would mostly wait for each other: all of them count mails in one collection. */
const PARALLEL = 10;

/** Every minute: expires the orders that were not answered in time, oldest first. */
export const expireOrders = defineJob({ name: "orders", workSeconds: 400 }, expireDueOrders);

async function expireDueOrders({ now, isOver }: JobRun): Promise<RunCounts> {
  const readStored = readOnce((key) => readRestaurant(key, ["availability"]));
  const counts = { expired: 0, deferred: 0, answered: 0, failed: 0 };
  const settle = async (order: WaitingOrder) => {
    counts[await settleOrder(order, await readStored(order.resto_key), now)] += 1;
  };
  const attempt = async (order: WaitingOrder, work: (order: WaitingOrder) => Promise<void>) => {
    const isSettled = await logAndContinue(`expire orders/${order.id}`, () => work(order));
    if (!isSettled) counts.failed += 1;
  };
  const contended: WaitingOrder[] = [];
  const settleOrPostpone = (order: WaitingOrder) =>
    settle(order).catch((fault: unknown) => {
      if (!isContention(fault)) throw fault;
      contended.push(order);
    });
  await forEachInParallel(dueOrders(now, isOver), PARALLEL, (order) =>
    attempt(order, settleOrPostpone),
  );
  for (const order of contended) {
    if (!isOver()) await attempt(order, settle);
  }
  return counts;
}

/** Expires an order, or stores its new due time if the hours of today give it longer. */
async function settleOrder(
  order: WaitingOrder,
  stored: Stored,
  now: Instant,
): Promise<"expired" | "deferred" | "answered"> {
  const dueAt = dueAtOf(order, stored, now);
  return transact(order.id, async (transaction) => {
    const current = await readOrder(transaction, order.id);
    if (current?.status !== "placed") return "answered";
    if (dueAt > now) {
      setAnswerDueAt(transaction, order.id, dueAt);
      return "deferred";
    }
    const { version } = current;
    const step = { to: "expired", by: "system", version, now, answer_due_at: dueAt } as const;
    const change = changeOrderStatus(current, step);
    if (!change.ok) return "answered";
    const restaurant = stored?.restaurant ?? configuredRestaurant(order.resto_key);
    const actor = { by: "system", uid: null, restaurant } as const;
    await writeOrderChange(transaction, current, change.value, actor);
    return "expired";
  });
}

/**
 * With a missing or unreadable restaurant the opening hours are unknown. Then the order waits until
 * its wanted time at most, and is looked at again in 15 minutes.
 */
function dueAtOf(order: WaitingOrder, stored: Stored, now: Instant): Instant {
  if (stored?.isIntact) {
    return answerDueAt(stored.restaurant, stored.availability.exceptions, order);
  }
  const latest = latestAnswerAt(order);
  return latest <= now ? latest : Math.min(latest, now + ANSWER_WITHIN_MS);
}

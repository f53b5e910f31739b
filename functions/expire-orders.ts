import { error, info } from "firebase-functions/logger";
import { answerDueAt } from "../src/domain/order/answer-due";
import { ANSWER_WITHIN_MS, changeOrderStatus } from "../src/domain/order/order-machine";
import type { Instant } from "../src/domain/shared/berlin-time";
import { transact } from "./admin-app";
import { listUnanswered, readOrder, type UnansweredOrder } from "./order-store";
import { readTableVenue, type StoredTableVenue } from "./table-venue-store";
import { writeOrderStep } from "./write-order-step";

const PAGE = 200;
/** Bounds one run; what is left waits for the next minute. */
const MOST_PAGES = 20;

type Venues = Map<string, Promise<StoredTableVenue | null>>;

/**
 * Expires orders whose time to be answered is over (contract section 5, read as `answerDueAt`
 * says). Orders for tomorrow that wait through the night do not keep younger ones from expiring.
 */
export async function expireOrders(now: Instant): Promise<void> {
  const venues: Venues = new Map();
  let last: UnansweredOrder | null = null;
  let count = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const waiting: UnansweredOrder[] = await listUnanswered(now - ANSWER_WITHIN_MS, PAGE, last);
    for (const order of waiting) {
      const dueAt = await dueAtOf(order, venues);
      if (dueAt > now) continue;
      // One broken record must not keep all others waiting.
      await expireOrder(order.id, dueAt, now).catch(report);
      count += 1;
    }
    last = waiting.at(-1) ?? null;
    if (waiting.length < PAGE) break;
  }
  if (count > 0) info("expired unanswered orders", { count });
}

async function dueAtOf(order: UnansweredOrder, venues: Venues): Promise<Instant> {
  const { resto_key: key } = order;
  const reading = venues.get(key) ?? readTableVenue(key).catch(report);
  venues.set(key, reading);
  const venue = await reading;
  // A restaurant that is gone or broken answers nobody.
  if (!venue) return order.created_at + ANSWER_WITHIN_MS;
  return answerDueAt(venue.restaurant, venue.availability.exceptions, order);
}

/** Leaves alone what somebody has answered meanwhile. */
function expireOrder(id: string, answer_due_at: Instant, now: Instant): Promise<void> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (!order) return;
    const { version } = order;
    const step = { to: "expired", by: "system", version, now, answer_due_at } as const;
    const change = changeOrderStatus(order, step);
    if (!change.ok) return;
    await writeOrderStep(transaction, order, change.value, { by: "system", uid: null });
  });
}

function report(fault: unknown): null {
  error("could not expire", fault);
  return null;
}

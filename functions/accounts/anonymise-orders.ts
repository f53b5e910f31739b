import { cancelByGuest } from "@/domain/order/order-machine";
import type { Instant } from "@/domain/shared/berlin-time";
import { forgetOrderFrom } from "@/domain/user/forget-guest";
import { readOrder } from "../orders/order-store";
import { writeOrderStep } from "../orders/write-order-step";
import { transact } from "../runtime/admin-app";
import { attempted } from "../runtime/attempted";
import { forgetInOrder, forgetOrderLater, listForgettable, removeMailsAbout } from "./forget-store";

/** Bounds one run of the schedule; what is left waits for the next minute. */
const MOST_AT_ONCE = 100;

/**
 * Forgets the guest of an order whose account is being deleted. An order that can still be
 * cancelled is; one the restaurant is working on keeps its guest until a day after it is due.
 */
export async function forgetOwnOrder(id: string, uid: string, now: Instant): Promise<void> {
  await cancelIfPossible(id, uid, now);
  await removeMailsAbout(`orders/${id}`);
  await transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.creator_uid !== uid) return;
    const from = forgetOrderFrom(order, now);
    if (from <= now) forgetInOrder(transaction, order);
    else forgetOrderLater(transaction, id, from);
  });
}

/** Forgets guests of deleted accounts whose orders were still running then. */
export async function forgetDueOrders(now: Instant): Promise<void> {
  for (const id of await listForgettable(now, MOST_AT_ONCE)) {
    await attempted(`forget the guest of orders/${id}`, () => forgetDueOrder(id, now));
  }
}

async function forgetDueOrder(id: string, now: Instant): Promise<void> {
  await removeMailsAbout(`orders/${id}`);
  await transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.forget_at && order.forget_at <= now) forgetInOrder(transaction, order);
  });
}

function cancelIfPossible(id: string, uid: string, now: Instant): Promise<void> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.creator_uid !== uid) return;
    const { version } = order;
    const change = cancelByGuest(order, { version, now });
    if (!change.ok) return;
    // Who leaves is not written to any more.
    const { email: _, ...contact } = order.contact;
    const actor = { by: "guest", uid } as const;
    await writeOrderStep(transaction, { ...order, contact }, change.value, actor);
  });
}

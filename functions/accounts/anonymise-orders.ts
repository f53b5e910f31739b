import { cancelByGuest } from "@/domain/order/order-machine";
import type { Instant } from "@/domain/time/berlin-time";
import { anonymiseOrderFrom } from "@/domain/user/anonymise-guest";
import { readOrder } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { transact } from "../runtime/admin-app";
import { logAndContinue } from "../runtime/log-and-continue";
import {
  deleteMailsAbout,
  listOrdersToAnonymise,
  scheduleAnonymisation,
  writeAnonymisedOrder,
} from "./anonymise-store";

/** Limit of one run of the schedule; the next run continues. */
const MAX_PER_RUN = 100;

/**
 * Anonymises an order of an account that is being deleted. Cancels it if that is still possible;
 * otherwise a running order keeps its contact until a day after it is due.
 */
export async function anonymiseOwnOrder(id: string, uid: string, now: Instant): Promise<void> {
  await cancelIfPossible(id, uid, now);
  await deleteMailsAbout(`orders/${id}`);
  await transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.creator_uid !== uid) return;
    const from = anonymiseOrderFrom(order, now);
    if (from <= now) writeAnonymisedOrder(transaction, order);
    else scheduleAnonymisation(transaction, id, from);
  });
}

/** Anonymises orders of deleted accounts that were still running at the deletion. */
export async function anonymiseDueOrders(now: Instant): Promise<void> {
  for (const id of await listOrdersToAnonymise(now, MAX_PER_RUN)) {
    await logAndContinue(`anonymise orders/${id}`, () => anonymiseDueOrder(id, now));
  }
}

async function anonymiseDueOrder(id: string, now: Instant): Promise<void> {
  await deleteMailsAbout(`orders/${id}`);
  await transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.forget_at && order.forget_at <= now) writeAnonymisedOrder(transaction, order);
  });
}

function cancelIfPossible(id: string, uid: string, now: Instant): Promise<void> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (order?.creator_uid !== uid) return;
    const { version } = order;
    const change = cancelByGuest(order, { version, now });
    if (!change.ok) return;
    // Without the address, no mail is queued for a deleted account.
    const { email: _, ...contact } = order.contact;
    const actor = { by: "guest", uid } as const;
    await writeOrderChange(transaction, { ...order, contact }, change.value, actor);
  });
}

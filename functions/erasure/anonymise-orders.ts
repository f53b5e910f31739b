import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import { anonymiseOrderFrom } from "@/domain/guest/anonymise-guest";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import { cancelByGuest } from "@/domain/order/steps/order-machine";
import { retentionCutoff } from "@/domain/retention/retention";
import type { Instant } from "@/domain/time/berlin-time";
import { readOrder } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { scheduleAnonymisation } from "../personal-data/forget-at-store";
import { transact } from "../runtime/admin-app";
import { logAndContinue } from "../runtime/log-and-continue";
import {
  anonymiseUnreadable,
  deleteMailsAbout,
  listIdsToAnonymise,
  listOrderIdsBefore,
  writeAnonymisedOrder,
} from "./anonymise-store";

/** Limit of one run of the schedule; the next run continues. */
const MAX_PER_RUN = 500;

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

/** Anonymises orders that were still running when their account or guest was erased. */
export async function anonymiseDueOrders(now: Instant): Promise<number> {
  let anonymised = 0;
  for (const id of await listIdsToAnonymise("orders", now, MAX_PER_RUN)) {
    const step = () => anonymiseDueOrder(id, now);
    if (await logAndContinue(`anonymise orders/${id}`, step)) anonymised += 1;
  }
  return anonymised;
}

/** Anonymises telephone orders past their retention; one that still runs waits until it has ended. */
export async function anonymiseTelephoneOrders(now: Instant): Promise<number> {
  let anonymised = 0;
  const before = retentionCutoff("telephone_order", now);
  for (const id of await listOrderIdsBefore(RESTAURANT_UID, before, MAX_PER_RUN)) {
    const step = () => anonymiseEndedOrder(id, now);
    if (await logAndContinue(`anonymise orders/${id}`, step)) anonymised += 1;
  }
  return anonymised;
}

async function anonymiseEndedOrder(id: string, now: Instant): Promise<void> {
  await deleteMailsAbout(`orders/${id}`);
  await orUnreadable(id, () =>
    transact(id, async (transaction) => {
      const order = await readOrder(transaction, id);
      if (order && anonymiseOrderFrom(order, now) <= now) writeAnonymisedOrder(transaction, order);
    }),
  );
}

async function anonymiseDueOrder(id: string, now: Instant): Promise<void> {
  await deleteMailsAbout(`orders/${id}`);
  await orUnreadable(id, () =>
    transact(id, async (transaction) => {
      const order = await readOrder(transaction, id);
      if (order?.forget_at && order.forget_at <= now) writeAnonymisedOrder(transaction, order);
    }),
  );
}

/** Anonymises an order that is due but cannot be parsed. */
async function orUnreadable(id: string, anonymise: () => Promise<void>): Promise<void> {
  try {
    await anonymise();
  } catch (fault) {
    if (!(fault instanceof z.core.$ZodError)) throw fault;
    warn("unreadable order past its retention", fault, { path: `orders/${id}` });
    await anonymiseUnreadable("orders", id);
  }
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

import { ORDER_LIMITS } from "@/domain/limits/guest-limits";
import { checkUnanswered, MAX_UNANSWERED_ORDERS } from "@/domain/limits/order-limits";
import { checkWindows } from "@/domain/limits/rolling-window";
import type { Order } from "@/domain/order/order.schema";
import { latestAnswerAt } from "@/domain/order/timing/answer-due";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { longestWait } from "../limits/limit-store";
import { callerSubjects } from "../limits/limit-subjects";
import { addSentOrder, readSentOrders, type SentOrder } from "../limits/sent-orders-store";
import type { Transaction } from "../runtime/admin-app";
import type { Caller } from "../runtime/caller";
import { readAnswerTimes } from "./order-store";

/** The order limits of one guest, read in a transaction. */
interface GuestOrderLimits {
  check(): Result<void, Refusal>;
  /** Counts an order. Writes: call it after the last read. */
  add(order: Order): void;
}

interface Sender {
  readonly key: string;
  readonly caller: Caller;
  readonly phone: string;
  readonly now: Instant;
}

/**
 * Reads the limits of an account, a phone number and an App Check token (docs/rules.md#limits). Reads
 * orders only if enough of them may still be unanswered.
 */
export async function readGuestOrderLimits(
  transaction: Transaction,
  { key, caller, phone, now }: Sender,
): Promise<GuestOrderLimits> {
  const subjects = callerSubjects(caller, phone).filter((subject) => subject !== null);
  const all = await readSentOrders(transaction, subjects);
  const [byAccount = [], byPhone = []] = all.map(({ sent }) => sent);
  const open = [byAccount, byPhone.filter(({ resto_key }) => resto_key === key)]
    .map((sent) => sent.filter(({ until }) => until > now))
    .filter(({ length }) => length >= MAX_UNANSWERED_ORDERS);
  const ids = [...new Set(open.flat().map(({ id }) => id))];
  const times = await readAnswerTimes(transaction, ids);
  const waitOf = (sent: readonly SentOrder[]) =>
    checkUnanswered(
      sent.flatMap(({ id }) => times.get(id) ?? []),
      now,
    );
  return {
    check() {
      const refused = open.map(waitOf).find(({ ok }) => !ok);
      const windows = all.map(({ sent }) =>
        checkWindows(
          sent.map(({ at }) => at),
          ORDER_LIMITS,
          now,
        ),
      );
      return refused ?? longestWait(windows);
    },
    add(order) {
      const { id, resto_key } = order;
      const sent = { id, resto_key, at: now, until: latestAnswerAt(order) };
      const answered = new Set(ids.filter((each) => !times.has(each)));
      for (const subject of all) addSentOrder(transaction, subject, sent, answered);
    },
  };
}

import type { Order } from "@/domain/order/order.schema";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord, PaymentTask } from "@/domain/payment/payment.schema";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { NOON, placedOrder } from "../../order/sample-order";

export const ACCOUNT = "acct_sample";

/** The provider's pages of the order by attempt, each with its money; null before it was made. */
type Pages = readonly (SeenPayment | null)[];

interface Looked {
  /** The stored version that the look belongs to. */
  readonly version: number;
  readonly seen: SeenPayment;
}

/** A call, event or schedule that is under way; each of its steps is one transaction or one request. */
export type Run =
  | {
      readonly kind: "settle";
      readonly at: "look" | "close" | "look again" | "write";
      readonly by: "guest" | "event" | "schedule";
      readonly closes: boolean;
      readonly next: "cash" | "open" | null;
      readonly looked: Looked | null;
      /** Attempts whose payments the event, or others before it, name. */
      readonly named: readonly number[];
    }
  | {
      readonly kind: "task";
      readonly at: "look" | "act" | "look again" | "write";
      readonly id: string;
      readonly attempts: number;
      readonly order: Pick<Order, "payment" | "status">;
      readonly looked: Looked | null;
    }
  | {
      readonly kind: "open";
      readonly at: "check" | "begin" | "ask" | "store";
      readonly attempt: number;
    };

/** How often something may still happen in a history. */
export interface Left {
  /** Calls of `openPayment`. */
  readonly opens: number;
  /** Events of the provider and returns of the guest. */
  readonly looks: number;
  readonly declines: number;
  /** Payments by methods that cannot be held. */
  readonly transfers: number;
  readonly refunds: number;
  /** Requests that the provider refuses, or whose answer is lost after the act. */
  readonly losses: number;
  readonly crashes: number;
  /** Second runners of the same task or of the schedule, and events that come a second time. */
  readonly doubles: number;
  /** Holds that the bank ends. */
  readonly lapses: number;
  readonly disputes: number;
  /** Other orders for the same slot. */
  readonly rivals: number;
}

/** Nothing happens but what guest, staff and schedule do of their own accord. */
export const NEVER: Left = {
  ...{ opens: 0, looks: 0, declines: 0, transfers: 0, refunds: 0 },
  ...{ losses: 0, crashes: 0, doubles: 0, lapses: 0, disputes: 0, rivals: 0 },
};

/** One order in a slot for one, its payment, the provider, and everything that is under way. */
export interface World {
  readonly now: number;
  readonly order: Order;
  readonly payment: PaymentRecord;
  readonly tasks: Readonly<Record<string, PaymentTask>>;
  readonly pages: Pages;
  /** Attempts whose page the guest has before them. */
  readonly shown: readonly number[];
  readonly runs: readonly Run[];
  /** Orders that are counted in the slot. */
  readonly taken: number;
  readonly rivals: number;
  readonly left: Left;
}

/** An order that has just been placed and awaits its payment. */
export function firstWorld(left: Left): World {
  const order: Order = { ...placedOrder, payment: "online", ...awaitingPayment(NOON) };
  return {
    now: NOON,
    order,
    payment: newPayment(order, { account_id: ACCOUNT, livemode: false }),
    tasks: {},
    pages: [],
    shown: [],
    runs: [],
    taken: 1,
    rivals: 0,
    left,
  };
}

/** Equal for states from which the same can happen: times and numbers that decide nothing are left out. */
export function keyOf(world: World): string {
  const { order, payment, tasks, runs, pages, left } = world;
  const { status_at, refunds = [] } = order;
  const name = (id: string) => {
    const [, kind, n = ""] = /_([a-z]+)_(.+)$/.exec(id) ?? [];
    return /^\d+$/.test(n) ? `${kind}${payment.version - Number(n)}` : `${kind}${n}`;
  };
  const taskKeys = Object.values(tasks).map(({ id, amount_cents, attempts, next_at, done_at }) => {
    // After a failed attempt the next one may follow at any time.
    const due = attempts > 0 ? "again" : next_at;
    return [name(id), done_at === null ? `${amount_cents} ${due}` : "done"].join(" ");
  });
  const runKeys = runs.map((run) => {
    const isTask = run.kind === "task";
    const looked = run.kind === "open" ? run.attempt : run.looked;
    const seen = typeof looked === "object" && looked?.seen;
    const isStale = typeof looked === "object" && looked?.version !== payment.version;
    const more = isTask
      ? [name(run.id), run.attempts === tasks[run.id]?.attempts, keepsFood(run.order)]
      : run.kind === "settle" && [run.by, run.closes, run.next, run.named];
    return JSON.stringify([
      run.kind,
      run.at,
      typeof looked === "number" && looked,
      more,
      isStale,
      seen,
    ]);
  });
  const { intent_id, status, attempt, session_id, session_url } = payment;
  const cents = [payment.authorised_cents, payment.captured_cents, payment.refunded_cents];
  const paid = [intent_id, status, attempt, session_id, session_url, ...cents];
  return JSON.stringify([
    [world.now, order.payment, order.status, status_at.accepted, order.answer_due_at],
    [order.payment_status, order.paid_cents, order.refunded_cents, refunds.map(refundKey)],
    [taskKeys.toSorted(), runKeys.toSorted(), world.shown, world.taken, world.rivals],
    [paid, payment.session_expires_at, pages, Object.values(left)],
  ]);
}

const refundKey = ({ id, status }: { id: string; status: string }) => `${id} ${status}`;
const keepsFood = ({ payment, status }: Pick<Order, "payment" | "status">) =>
  `${payment} ${status}`;

import { foldPayment } from "@/domain/payment/fold-payment";
import { moneyTasks, returnTasks } from "@/domain/payment/money-tasks";
import { orderEffect } from "@/domain/payment/order-effect";
import { taskAct } from "@/domain/payment/task-act";
import { RULES, type Rules } from "./rules";
import type { Left } from "./world";

/** A machine with one known fault, and how often things must happen for it to show. */
export interface Broken {
  readonly fault: string;
  readonly rules: Rules;
  readonly needs?: Partial<Left>;
}

const broken = (fault: string, rules: Partial<Rules>, needs: Partial<Left> = {}): Broken => {
  return { fault, rules: { ...RULES, ...rules }, needs };
};

/** An order that is paid too late, when another one has its slot. */
const LATE = { losses: 1, rivals: 1 };

export const BROKEN: readonly Broken[] = [
  broken("a payment that is seen is not stored", {
    foldPayment: (record, seen, now) => foldPayment(record, { ...seen, authorised_cents: 0 }, now),
  }),
  broken("an order is placed before it is paid", {
    orderEffect: (order, payment, now) =>
      order.status === "awaiting_payment" && payment.attempt > 0
        ? "place"
        : orderEffect(order, payment, now),
  }),
  broken(
    "money of an order that ended stays",
    {
      orderEffect: (order, payment, now) => {
        const effect = orderEffect(order, payment, now);
        return effect === "return" ? null : effect;
      },
    },
    { looks: 0 },
  ),
  broken("a cancellation leaves the money", {
    moneyTasks: (order, change, payment, now) =>
      change.status === "cancelled" ? [] : moneyTasks(order, change, payment, now),
  }),
  broken("a rejection leaves the money", {
    moneyTasks: (order, change, payment, now) =>
      change.status === "rejected" ? [] : moneyTasks(order, change, payment, now),
  }),
  broken("acceptance takes no money", {
    moneyTasks: (order, change, payment, now) =>
      change.status === "accepted" ? [] : moneyTasks(order, change, payment, now),
  }),
  broken("money goes back although food is owed", {
    moneyTasks: (order, change, payment, now) =>
      change.status === "accepted" && payment
        ? returnTasks(payment, now)
        : moneyTasks(order, change, payment, now),
  }),
  broken(
    "a release takes the money instead",
    {
      returnTasks: (payment, now) =>
        returnTasks(payment, now).map((task) => ({ ...task, kind: "capture" as const })),
    },
    LATE,
  ),
  broken(
    "a release of what is captured does nothing",
    {
      taskAct: (task, order, seen) =>
        task.kind === "void" && seen.intent === "captured" ? null : taskAct(task, order, seen),
    },
    { transfers: 1 },
  ),
  broken("less than the amount is captured", {
    taskAct: (task, order, seen) => {
      const act = taskAct(task, order, seen);
      return act?.do === "capture" ? { ...act, amount_cents: act.amount_cents - 1 } : act;
    },
  }),
  broken("a paid order takes a slot that is full", { retakesSlots: false }, LATE),
  broken("a release ends although the guest has paid meanwhile", { isTaskDone: () => true }),
  broken("a task is done before it is", { isTaskDone: () => true, taskAct: () => null }),
];

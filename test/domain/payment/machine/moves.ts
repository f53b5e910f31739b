import type { OrderStatus } from "@/domain/order/order-status";
import {
  cancelByGuest,
  changeOrderStatus,
  type OrderStep,
} from "@/domain/order/steps/order-machine";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON } from "../../order/sample-order";
import { capture, decline, lapse, pay, withPage } from "./provider";
import type { Rules } from "./rules";
import {
  actsAtProvider,
  adopt,
  advance,
  asksProvider,
  claim,
  namedByEvents,
  settleRun,
} from "./runs";
import type { Left, World } from "./world";
import { addTasks, CAPACITY, writeOrder } from "./writes";

/** One thing that can happen next. */
export interface Move {
  readonly name: string;
  readonly after: () => World;
}

/** What the clock shows: the start, after the time to cancel, after the hold, after the time to answer. */
const STAGES = [0, 3, 11, 27].map((minutes) => NOON + minutes * MINUTE_MS);

/** Everything that guest, staff, schedule and provider can do next, with each fault that is left. */
export function moves(world: World, rules: Rules, maxRuns: number): readonly Move[] {
  const isFree = world.runs.length < maxRuns;
  return [
    ...guestMoves(world, rules, isFree),
    ...staffMoves(world, rules),
    ...(isFree ? scheduleMoves(world) : []),
    ...providerMoves(world, isFree),
    ...runMoves(world, rules),
    ...clockMoves(world),
  ];
}

function spend(world: World, what: keyof Left): World {
  return { ...world, left: { ...world.left, [what]: world.left[what] - 1 } };
}

const begin = (world: World, run: World["runs"][number]): World => ({
  ...world,
  runs: [...world.runs, run],
});

function guestMoves(world: World, rules: Rules, isFree: boolean): Move[] {
  const { order, left, now, payment, pages } = world;
  const isWaiting = order.status === "awaiting_payment" && isFree;
  const list: Move[] = [];
  if (isWaiting && left.opens > 0) {
    const open = { kind: "open", at: "check", attempt: 0 } as const;
    list.push({ name: "the guest opens a page", after: () => begin(spend(world, "opens"), open) });
    const cash = settleRun({ by: "guest", closes: true, next: "cash" });
    list.push({ name: "the guest chooses cash", after: () => begin(spend(world, "opens"), cash) });
  }
  for (const attempt of world.shown) {
    const page = pages[attempt - 1];
    if (page?.session !== "open") continue;
    const cents = payment.quoted_cents;
    list.push({
      name: `the guest pays page ${attempt}`,
      after: () => withPage(world, attempt, pay(page, attempt, cents)),
    });
    if (left.transfers > 0) {
      list.push({
        name: `the guest pays page ${attempt} by a method that cannot be held`,
        after: () =>
          withPage(spend(world, "transfers"), attempt, capture(pay(page, attempt, cents), cents)),
      });
    }
    if (left.declines > 0) {
      list.push({
        name: `the guest's card is declined on page ${attempt}`,
        after: () => withPage(spend(world, "declines"), attempt, decline(page, attempt)),
      });
    }
  }
  const cancelled = cancelByGuest(order, { version: order.version, now });
  if (cancelled.ok) {
    const change = cancelled.value;
    list.push({ name: "the guest cancels", after: () => writeOrder(world, change, rules) });
  }
  return list;
}

function staffMoves(world: World, rules: Rules): Move[] {
  const { order, payment, left, now } = world;
  const details = { eta_minutes: 30, reason: "zu" };
  const by = (to: OrderStatus, actor: OrderStep["by"]): Move[] => {
    const due = order.answer_due_at ? { answer_due_at: order.answer_due_at } : {};
    const step = { to, by: actor, version: order.version, now, ...details, ...due };
    const change = changeOrderStatus(order, step);
    return change.ok
      ? [{ name: `${actor}: ${to}`, after: () => writeOrder(world, change.value, rules) }]
      : [];
  };
  const refunds = [1000, payment.quoted_cents].flatMap((amount_cents): Move[] => {
    if (left.refunds === 0) return [];
    const request = { refund_id: `r${left.refunds}`, amount_cents, reason: "kalt" };
    const refund = rules.refundOrder(order, payment, request, now);
    if (!refund.ok || !refund.value.task) return [];
    const { task, refunds } = refund.value;
    const asked = { ...world, order: { ...order, refunds: [...refunds] } };
    return [
      {
        name: `a manager refunds ${amount_cents} cents`,
        after: () => spend(addTasks(asked, [task]), "refunds"),
      },
    ];
  });
  const steps = ["accepted", "rejected", "out_for_delivery", "completed", "failed"] as const;
  return [...steps.flatMap((to) => by(to, "staff")), ...by("expired", "system"), ...refunds];
}

/** Whether the schedule looks at the payment every minute. */
export function isListed({ order, payment, now }: World): boolean {
  const isPaid = order.payment_status === "authorised" || order.payment_status === "captured";
  const isOpen = payment.status === "open" || payment.status === "failed";
  const isOverdue = order.status === "awaiting_payment" && now >= (order.pay_by ?? 0);
  return isOpen || isOverdue || (order.status === "unpaid" && isPaid);
}

function scheduleMoves(world: World): Move[] {
  const { tasks, runs, left } = world;
  const list: Move[] = [];
  const twice = (isRunning: boolean): World | null => {
    if (!isRunning) return world;
    return left.doubles > 0 ? spend(world, "doubles") : null;
  };
  const settling = twice(runs.some((run) => run.kind === "settle" && run.by === "schedule"));
  if (isListed(world) && settling) {
    const run = settleRun({ by: "schedule" });
    list.push({ name: "the schedule settles", after: () => begin(settling, run) });
  }
  for (const id of Object.keys(tasks)) {
    const base = twice(runs.some((run) => run.kind === "task" && run.id === id));
    const claimed = base && claim(base, id);
    if (claimed) list.push({ name: `a runner begins ${id}`, after: () => claimed });
  }
  return list;
}

function providerMoves(world: World, isFree: boolean): Move[] {
  const { left, pages, taken } = world;
  const list: Move[] = [];
  // The same event may come a second time.
  const message = left.looks > 0 ? "looks" : "doubles";
  if (isFree && left[message] > 0) {
    const looking = () => begin(spend(world, message), settleRun({ named: namedByEvents(world) }));
    list.push({ name: "an event comes, or the guest comes back", after: looking });
    const named = adopt(world);
    if (named !== world) {
      const after = () => begin(spend(named, message), settleRun({ named: namedByEvents(world) }));
      list.push({ name: "an event names the page", after });
    }
  }
  pages.forEach((page, index) => {
    if (left.lapses > 0 && page?.intent === "held") {
      const after = () => withPage(spend(world, "lapses"), index + 1, lapse(page));
      list.push({ name: "the bank ends the hold", after });
    }
    if (left.disputes > 0 && page?.intent === "captured" && !page.is_disputed) {
      const disputed = { ...page, is_disputed: true };
      const after = () => withPage(spend(world, "disputes"), index + 1, disputed);
      list.push({ name: "the bank disputes", after });
    }
  });
  if (left.rivals > 0 && taken < CAPACITY) {
    const after = () => {
      const { rivals } = world;
      return spend({ ...world, taken: taken + 1, rivals: rivals + 1 }, "rivals");
    };
    list.push({ name: "another order takes the slot", after });
  }
  return list;
}

function runMoves(world: World, rules: Rules): Move[] {
  const { losses, crashes } = world.left;
  return world.runs.flatMap((run, index): Move[] => {
    const text = `${run.kind} ${run.at}`;
    const list: Move[] = [{ name: text, after: () => advance(world, index, "fine", rules) }];
    const fail = (luck: "refused" | "answer lost") => () =>
      advance(spend(world, "losses"), index, luck, rules);
    if (losses > 0 && asksProvider(run)) {
      list.push({ name: `${text}: the provider is down`, after: fail("refused") });
    }
    if (losses > 0 && actsAtProvider(run)) {
      list.push({ name: `${text}: the answer is lost`, after: fail("answer lost") });
    }
    if (crashes > 0) {
      const runs = world.runs.toSpliced(index, 1);
      const after = () => spend({ ...world, runs }, "crashes");
      list.push({ name: `${text}: the instance ends`, after });
    }
    return list;
  });
}

function clockMoves(world: World): Move[] {
  const now = nextStage(world);
  return now === null
    ? []
    : [{ name: `the clock shows ${(now - NOON) / MINUTE_MS}`, after: () => ({ ...world, now }) }];
}

/** When the clock moves to next; null at the end. */
export function nextStage({ now }: World): number | null {
  return STAGES.find((stage) => stage > now) ?? null;
}

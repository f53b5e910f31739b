import { paymentTask } from "@/domain/payment/money-tasks";
import { beginTask, endTask } from "@/domain/payment/task-attempts";
import { capture, expire, look, NOTHING, Refused, refund, release, withPage } from "./provider";
import type { Rules } from "./rules";
import type { Run, World } from "./world";
import { miss, settle, writeLooked } from "./writes";

type Settle = Extract<Run, { kind: "settle" }>;
type Task = Extract<Run, { kind: "task" }>;
type Open = Extract<Run, { kind: "open" }>;

/** What becomes of a run's next step. */
export type Luck = "fine" | "refused" | "answer lost";

/** Whether the next step of a run asks the provider for something. */
export function asksProvider({ at }: Run): boolean {
  return at !== "write" && at !== "check" && at !== "begin" && at !== "store";
}

/** Whether it changes something there. */
export function actsAtProvider({ at }: Run): boolean {
  return at === "close" || at === "act" || at === "ask";
}

/** A look at the provider for an order that begins now. */
export function settleRun(more: Partial<Settle> = {}): Settle {
  const run = { kind: "settle", at: "look", by: "event", closes: false, next: null } as const;
  return { ...run, looked: null, named: [], ...more };
}

/** The transaction that claims a task; null if no attempt is due. */
export function claim(world: World, id: string): World | null {
  const stored = world.tasks[id];
  // An attempt that failed, or is lost, is followed by the next one at any time.
  const due = stored && (stored.attempts > 0 ? { ...stored, next_at: world.now } : stored);
  const task = due && beginTask(due, world.now);
  if (!task) return null;
  const { payment, status } = world.order;
  const begun: Task = {
    ...{ kind: "task", at: "look", id, attempts: task.attempts },
    ...{ order: { payment, status }, looked: null },
  };
  return { ...world, tasks: { ...world.tasks, [id]: task }, runs: [...world.runs, begun] };
}

/** The world after the next step of one of its runs. */
export function advance(world: World, index: number, luck: Luck, rules: Rules): World {
  const run = world.runs[index];
  if (!run) throw new Error("no such run");
  const replace = (after: World, next: Run | null): World => ({
    ...after,
    runs: next ? after.runs.with(index, next) : after.runs.toSpliced(index, 1),
  });
  if (luck === "refused") return replace(afterFault(world, run, rules), null);
  try {
    const [after, next] = step(world, run, rules);
    if (luck === "answer lost") return replace(afterFault(after, run, rules), null);
    return replace(after, next);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    return replace(afterFault(world, run, rules), null);
  }
}

/** A run that hears nothing from the provider ends; the schedule repeats it. */
function afterFault(world: World, run: Run, rules: Rules): World {
  if (run.kind === "settle") {
    const isOver = run.by === "schedule" && world.now >= world.payment.hold_until;
    return isOver ? miss(world, rules) : world;
  }
  if (run.kind === "open") return world;
  const task = world.tasks[run.id];
  if (task?.attempts !== run.attempts) return world;
  return { ...world, tasks: { ...world.tasks, [run.id]: endTask(task, "fault", world.now) } };
}

function step(world: World, run: Run, rules: Rules): readonly [World, Run | null] {
  if (run.kind === "settle") return settleStep(world, run, rules);
  return run.kind === "task" ? taskStep(world, run, rules) : openStep(world, run, rules);
}

const lookedAt = (world: World) => ({ version: world.payment.version, seen: look(world) });

function settleStep(world: World, run: Settle, rules: Rules): readonly [World, Run | null] {
  const { payment } = world;
  if (run.at === "look") {
    const looked = lookedAt(world);
    const isOver = run.closes || world.now >= payment.hold_until;
    const closes = rules.closesPages && isOver && looked.seen.session === "open";
    return [world, { ...run, looked, at: closes ? "close" : "write" }];
  }
  if (run.at === "close") {
    const page = world.pages[payment.attempt - 1];
    const after = page ? withPage(world, payment.attempt, expire(page)) : world;
    return [after, { ...run, at: "look again" }];
  }
  const version = run.looked?.version ?? 0;
  if (run.at === "look again") {
    return [world, { ...run, at: "write", looked: { version, seen: look(world) } }];
  }
  if (rules.comparesVersions && payment.version !== version) {
    return [world, { ...run, at: "look", looked: null }];
  }
  const settled = settle(world, run.looked?.seen ?? NOTHING, run.next === "cash", rules);
  const named = run.by === "event" ? run.named : [];
  const after = returnStrays(settled, named, rules);
  const opens = run.next === "open" && after.order.status === "awaiting_payment";
  return [after, opens ? { kind: "open", at: "begin", attempt: 0 } : null];
}

function taskStep(world: World, run: Task, rules: Rules): readonly [World, Run | null] {
  const { payment } = world;
  const task = world.tasks[run.id];
  if (!task) throw new Error("no such task");
  if (run.at === "look") {
    const looked = lookedAt(world);
    const act = rules.taskAct(task, run.order, looked.seen);
    return [world, { ...run, looked, at: act ? "act" : "write" }];
  }
  const { version, seen } = run.looked ?? { version: 0, seen: NOTHING };
  if (run.at === "act") {
    const act = rules.taskAct(task, run.order, seen);
    const attempt = Number(/\d+/.exec(seen.intent_id ?? "")?.[0] ?? payment.attempt);
    const page = world.pages[attempt - 1];
    if (!act || !page) throw new Error("nothing to do");
    const changed = {
      expire: () => expire(page),
      release: () => release(page),
      capture: () => capture(page, "amount_cents" in act ? act.amount_cents : 0),
      refund: () => refund(page, "amount_cents" in act ? act.amount_cents : 0, task.id),
    }[act.do]();
    return [withPage(world, attempt, changed), { ...run, at: "look again" }];
  }
  if (run.at === "look again") {
    return [world, { ...run, at: "write", looked: { version, seen: look(world) } }];
  }
  if (rules.comparesVersions && payment.version !== version) {
    return [world, { ...run, at: "look", looked: null }];
  }
  const isDone = rules.isTaskDone(task, world.order, seen);
  const ended = endTask(task, isDone ? null : "pending", world.now);
  const after = writeLooked(world, seen, rules);
  return [{ ...after, tasks: { ...after.tasks, [run.id]: ended } }, null];
}

function openStep(world: World, run: Open, rules: Rules): readonly [World, Run | null] {
  const { payment, order, now, shown, pages } = world;
  if (run.at === "check") {
    if (order.status !== "awaiting_payment") return [world, null];
    const isUnknown = rules.sessionStep(payment, now) === "next" && payment.attempt > 0;
    const settles = isUnknown || now >= payment.hold_until;
    const settling = settleRun({ by: "guest", closes: true, next: "open" });
    return [world, settles ? settling : { ...run, at: "begin" }];
  }
  if (run.at === "begin") {
    if (order.status !== "awaiting_payment") return [world, null];
    const kind = rules.sessionStep(payment, now);
    const { attempt } = payment;
    if (kind === "reuse") return [{ ...world, shown: withAttempt(shown, attempt) }, null];
    if (kind === "repeat") return [world, { ...run, at: "ask", attempt }];
    const isHeld = payment.status === "authorised";
    if (isHeld || payment.captured_cents > payment.refunded_cents) return [world, null];
    const next = rules.nextSession(payment, now);
    return [
      { ...world, payment: next },
      { ...run, at: "ask", attempt: next.attempt },
    ];
  }
  if (run.at === "ask") {
    const made = pages[run.attempt - 1] ?? { ...NOTHING, session: "open" as const };
    return [withPage(world, run.attempt, made), { ...run, at: "store" }];
  }
  if (payment.attempt !== run.attempt) return [world, null];
  if (payment.session_id) {
    const isOpen = payment.session_url !== null;
    return [isOpen ? { ...world, shown: withAttempt(shown, run.attempt) } : world, null];
  }
  return [
    {
      ...world,
      shown: withAttempt(shown, run.attempt),
      payment: {
        ...payment,
        session_id: `cs_${run.attempt}`,
        session_url: `https://pay.example/${run.attempt}`,
        version: payment.version + 1,
      },
    },
    null,
  ];
}

function withAttempt(shown: readonly number[], attempt: number): readonly number[] {
  return shown.includes(attempt) ? shown : [...shown, attempt];
}

/** Stores the page that an event names, if the answer that named it was lost, as `adoptSession`. */
export function adopt(world: World): World {
  const { payment, pages } = world;
  if (payment.session_id || !pages[payment.attempt - 1]) return world;
  const adopted = { session_id: `cs_${payment.attempt}`, version: payment.version + 1 };
  return { ...world, payment: { ...payment, ...adopted } };
}

/** Gives back the money of pages that are not the order's: as `returnStray` of the functions. */
function returnStrays(world: World, attempts: readonly number[], rules: Rules): World {
  return attempts.reduce<World>((after, attempt) => {
    const page = after.pages[attempt - 1];
    const event = { attempt, intent_id: page?.intent_id ?? null };
    if (!page?.intent_id || rules.foldsInto(after.payment, event)) return after;
    if (page.intent === "held") return withPage(after, attempt, release(page));
    const left = page.captured_cents - page.refunded_cents;
    if (page.intent !== "captured" || left <= 0) return after;
    const { id } = paymentTask(after.payment, "refund", {
      ...{ amount_cents: left, next_at: after.now, now: after.now, n: `stray_${attempt}` },
    });
    return withPage(after, attempt, refund(page, left, id));
  }, world);
}

/** The attempts whose payments events can name by now. */
export function namedByEvents({ pages }: World): readonly number[] {
  return pages.flatMap((page, index) => (page?.intent_id ? [index + 1] : []));
}

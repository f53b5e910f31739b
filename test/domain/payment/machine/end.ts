import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { compareBooks } from "@/domain/payment/compare-books";
import { paymentProblems } from "@/domain/payment/payment-problems";
import { HOUR_MS } from "@/domain/time/berlin-time";
import { NOON } from "../../order/sample-order";
import { isListed, nextStage } from "./moves";
import type { Rules } from "./rules";
import { advance, claim, settleRun } from "./runs";
import { ACCOUNT, keyOf, type World } from "./world";
import { CAPACITY, writeOrder } from "./writes";

/** Later than anything that is due. */
const LAST = NOON + HOUR_MS;
/** Rounds of the schedule after which a history must have come to rest. */
const MAX_ROUNDS = 20;
const MAX_STEPS = 200;

/** Runs everything to its end without further faults. */
function finish(world: World, rules: Rules): World {
  let after = world;
  for (let steps = 0; after.runs.length > 0; steps += 1) {
    if (steps > MAX_STEPS) throw new Error("a run never ends");
    after = advance(after, 0, "fine", rules);
  }
  return after;
}

/** A minute of the schedule. No event helps: all of them may be lost. */
function round(world: World, rules: Rules): World {
  const expired = expire(world, rules);
  const settled = isListed(expired)
    ? finish({ ...expired, runs: [settleRun({ by: "schedule" })] }, rules)
    : expired;
  return Object.keys(settled.tasks).reduce((after, id) => {
    const claimed = claim(after, id);
    return claimed ? finish(claimed, rules) : after;
  }, settled);
}

/** Ends an order that staff have not answered in time: as `expireOrders` of the functions. */
function expire(world: World, rules: Rules): World {
  const { order, now } = world;
  const due = order.answer_due_at ? { answer_due_at: order.answer_due_at } : {};
  const step = { to: "expired", by: "system", version: order.version, now, ...due } as const;
  const change = changeOrderStatus(order, step);
  return change.ok ? writeOrder(world, change.value, rules) : world;
}

/** The world at rest: all faults are over, and the schedule has done all that is due. */
export function atRest(world: World, rules: Rules): World {
  let before = finish(world, rules);
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    const after = round(before, rules);
    if (keyOf(after) !== keyOf(before)) {
      before = after;
      continue;
    }
    if (after.now >= LAST) return after;
    before = { ...after, now: nextStage(after) ?? LAST };
  }
  throw new Error("never comes to rest");
}

/** What is wrong with a world at rest. */
export function problemsOf(world: World): string[] {
  const { order, payment, tasks, pages, taken, rivals } = world;
  const charges = pages.flatMap((page) =>
    page === null
      ? []
      : [
          {
            order_id: order.id,
            captured_cents: page.captured_cents,
            refunded_cents: page.refunded_cents,
            held_cents: page.intent === "held" ? page.authorised_cents : 0,
          },
        ],
  );
  const orders = [order, ...Array.from({ length: rivals }, () => ({ status: "placed" as const }))];
  const slot = { taken, orders };
  const paid = { order, payment, tasks: Object.values(tasks), charges, account_id: ACCOUNT, slot };
  const open = Object.values(tasks).filter(({ done_at }) => done_at === null);
  return [
    ...paymentProblems(paid),
    ...compareBooks(charges, [payment]).map(
      ({ stored_cents, booked_cents }) => `I6 stored ${stored_cents}, booked ${booked_cents}`,
    ),
    ...open.map(({ id }) => `I6 ${id} is never done`),
    ...(taken > CAPACITY ? ["I7 the slot is oversold"] : []),
    ...(order.status === "awaiting_payment" ? ["I7 a slot is held for ever"] : []),
  ];
}

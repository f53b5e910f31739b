import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { demoGuests, GRETA } from "./demo-guests";
import { demoRandom } from "./demo-random";
import { orderPlan } from "./order-plans";
import type { PlannedStep } from "./planned-steps";
import type { OrderPlan } from "./simulate-order";

type Type = OrderPlan["type"];

/** Minutes since an order was placed, its fulfilment and its steps so far in minutes after that. */
type Rung = readonly [age: number, type: Type, ...steps: PlannedStep[]];

const accepted = (after = 1.5) => ({ to: "accepted", after }) as const;
const preparing = (after: number) => ({ to: "preparing", after }) as const;
const ready = (after: number) => ({ to: "ready", after }) as const;
const out = (after: number) => ({ to: "out_for_delivery", after }) as const;
const completed = (after: number) => ({ to: "completed", after }) as const;

/** The orders of a board in a rush: every state, oldest first. */
const LADDER: readonly Rung[] = [
  [79, "delivery", accepted(), preparing(12), out(34), completed(49)],
  [
    76,
    "delivery",
    accepted(),
    preparing(9),
    out(31),
    { to: "failed", after: 62, reason: "Niemand angetroffen" },
  ],
  [72, "pickup", accepted(2), preparing(5), ready(17), completed(24)],
  [68, "delivery", { to: "expired", after: 15.5 }],
  [64, "delivery", accepted(1), preparing(8), out(30), completed(46)],
  [58, "pickup", accepted(3), preparing(6), ready(20), completed(31)],
  [55, "pickup", { to: "cancelled", after: 1 }],
  [52, "delivery", accepted(1), preparing(11), out(33)],
  [47, "delivery", accepted(2), preparing(10), { delay: 10, after: 14 }, out(35)],
  [44, "pickup", { to: "rejected", after: 2, reason: "Unsere Küche ist gerade voll ausgelastet" }],
  [41, "delivery", accepted(2), preparing(8), out(32)],
  [25, "pickup", accepted(1), preparing(4), ready(19)],
  [31, "delivery", accepted(1), preparing(7)],
  [22, "pickup", accepted(2), preparing(6), ready(20)],
  [23, "delivery", accepted(2), preparing(9)],
  [19, "pickup", accepted(1), preparing(4)],
  [14, "delivery", accepted(3), preparing(11)],
  [11, "delivery", accepted(2)],
  [8, "pickup", accepted(2)],
  [6, "delivery", accepted(3)],
  [1.5, "pickup"],
  [0.8, "delivery"],
  [0.2, "delivery"],
];

/** Preorders on the board: minutes since they were placed and until they are wanted. */
const AHEAD = [
  [70, 75, [accepted(6)]],
  [35, 110, [accepted(4)]],
  [2, 95, []],
] as const;

const QUARTER = 15 * MINUTE_MS;

/**
 * The orders of the last 80 minutes, so that the board shows every state whenever it is opened. One
 * under way is Greta's.
 */
export function boardPlans(now: Instant): OrderPlan[] {
  const seed = (name: string) => `${new Date(now).toISOString()} ${name}`;
  const random = demoRandom(seed("board"));
  const guests = random.whole(0, demoGuests.length - LADDER.length - AHEAD.length - 1);
  const guestAt = (index: number) => demoGuests[guests + index] ?? GRETA;
  const ladder = LADDER.map(([age, type, ...steps], index): OrderPlan => {
    const guest = age === 14 ? GRETA : guestAt(index);
    const at = now - Math.round((age + random.unit() * 0.4) * 60) * 1000;
    return {
      seed: seed(`board ${index}`),
      at,
      guest,
      type,
      wantedAt: null,
      isTelephone: false,
      steps,
    };
  });
  const ahead = AHEAD.map(([age, until, steps], index): OrderPlan => {
    const wantedAt = Math.ceil((now + until * MINUTE_MS) / QUARTER) * QUARTER;
    const guest = guestAt(LADDER.length + index);
    const at = now - age * MINUTE_MS;
    return {
      seed: seed(`ahead ${index}`),
      at,
      guest,
      type: index === 1 ? "pickup" : "delivery",
      wantedAt,
      isTelephone: index === 0,
      steps: index === 0 ? [] : steps,
    };
  });
  return [...ladder, ...ahead];
}

/** Orders of the two hours before, for a start outside of the usual hours. */
export function earlierPlans(now: Instant): OrderPlan[] {
  const random = demoRandom(`${new Date(now).toISOString()} earlier`);
  return Array.from({ length: 14 }, (_, index) => {
    const at = now - random.whole(82 * 60, 145 * 60) * 1000;
    return orderPlan(`${new Date(now).toISOString()} earlier ${index}`, at, 0);
  });
}

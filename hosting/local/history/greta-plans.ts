import {
  addDays,
  type Instant,
  MINUTE_MS,
  toInstant,
  toLocal,
  weekdayOf,
} from "@/domain/time/berlin-time";
import { GRETA } from "./demo-guests";
import { demoRandom } from "./demo-random";
import { kitchenSteps, type PlannedStep } from "./planned-steps";
import type { OrderPlan } from "./simulate-order";
import type { TablePlan, TableStep } from "./simulate-reservation";

/** Days before today, minutes after midnight, fulfilment, and the last step if it is not `completed`. */
const ORDERS: readonly (readonly [
  days: number,
  minutes: number,
  OrderPlan["type"],
  PlannedStep?,
])[] = [
  [3, 1122, "delivery"],
  [9, 1150, "pickup"],
  [16, 1105, "delivery"],
  [18, 1133, "pickup", { to: "cancelled", after: 1.2 }],
  [25, 742, "pickup"],
  [32, 1141, "delivery"],
  [39, 1160, "delivery"],
  [
    45,
    1118,
    "delivery",
    { to: "rejected", after: 3, reason: "Zu dieser Zeit ist kein Fahrer frei" },
  ],
  [53, 1127, "pickup"],
];

const TABLES: readonly (readonly [days: number, partySize: number, TableStep["to"]])[] = [
  [-5, 4, "confirmed"],
  [12, 2, "completed"],
  [27, 5, "completed"],
  [34, 2, "cancelled"],
  [50, 6, "completed"],
];

const CLOSED_WEEKDAY = 1;
const TABLE_MINUTES = 18 * 60 + 30;

/** A day on which the restaurant is open, that many days before `now` or one more. */
function openDay(now: Instant, days: number): string {
  const date = addDays(toLocal(now).date, -days);
  return weekdayOf(date) === CLOSED_WEEKDAY ? addDays(date, -1) : date;
}

/** Greta's orders of the last two months. */
export function gretaOrders(now: Instant): OrderPlan[] {
  return ORDERS.map(([days, minutes, type, end], index) => {
    const seed = `greta ${days}`;
    const at = toInstant(openDay(now, days), minutes) + (index * 7 + 11) * 1000;
    const dueAfter = type === "pickup" ? 20 : 45;
    const steps = end
      ? [end]
      : kitchenSteps({ type, dueAfter, isTelephone: false }, demoRandom(`plan ${seed}`));
    return { seed, at, guest: GRETA, type, wantedAt: null, isTelephone: false, steps };
  });
}

/** Greta's tables of the last two months, and the one she has booked for this week. */
export function gretaTables(now: Instant): TablePlan[] {
  return TABLES.map(([days, partySize, end]) => {
    const start = toInstant(openDay(now, days), TABLE_MINUTES);
    const at = Math.min(start - 4 * 24 * 60 * MINUTE_MS, now - 26 * 60 * MINUTE_MS);
    const step = (to: TableStep["to"], when: Instant): TableStep => ({ to, at: when });
    const confirmed = step("confirmed", at + 20 * MINUTE_MS);
    const visit = [step("seated", start), step("completed", start + 80 * MINUTE_MS)];
    const steps = {
      confirmed: [confirmed],
      cancelled: [confirmed, step("cancelled", start - 24 * 60 * MINUTE_MS)],
      completed: [confirmed, ...visit],
    }[end as string] ?? [confirmed];
    return {
      seed: `greta table ${days}`,
      at,
      start,
      partySize,
      guest: GRETA,
      kind: "online",
      steps,
    };
  });
}

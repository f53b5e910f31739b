import { openingIntervals } from "@/domain/hours/opening-intervals";
import type { Order } from "@/domain/order/order.schema";
import {
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toInstant,
  weekdayOf,
} from "@/domain/time/berlin-time";
import { demoGuests } from "./demo-guests";
import { type DemoRandom, demoRandom } from "./demo-random";
import type { DemoShop } from "./demo-shop";
import { plausibleSteps } from "./planned-steps";
import type { OrderPlan } from "./simulate-order";

/** Orders of a usual day, from Sunday. */
const ORDERS_BY_WEEKDAY = [25, 12, 13, 15, 17, 31, 38];

/** Rushes of a day: middle and spread in minutes, share on working days and at the weekend. */
const RUSHES = [
  { mean: 12 * 60 + 15, spread: 32, week: 0.32, weekend: 0.2 },
  { mean: 18 * 60 + 50, spread: 52, week: 0.68, weekend: 0.8 },
];

const LAST_CALL_MINUTES = 32;
const LEAD_MINUTES = { pickup: 20, delivery: 45 };

/** All orders that are placed on a day, by the weekday's and the hours' usual demand. */
export function orderPlansOf(date: LocalDate, shop: DemoShop): OrderPlan[] {
  const random = demoRandom(`orders of ${date}`);
  const open = openingIntervals(shop.restaurant, shop.availability.exceptions, date, 1);
  if (open.length === 0) return [];
  const weekday = weekdayOf(date);
  const demand = (ORDERS_BY_WEEKDAY[weekday] ?? 30) * (0.82 + random.unit() * 0.36);
  return Array.from({ length: Math.round(demand) }, (_, index): OrderPlan[] => {
    const rush = random.weighted(RUSHES, (each) =>
      weekday === 0 || weekday >= 5 ? each.weekend : each.week,
    );
    const at = toInstant(date, 0) + seconds(random.around(rush.mean, rush.spread));
    const isOpen = open.some(
      ({ start, end }) => start <= at && at < end - LAST_CALL_MINUTES * MINUTE_MS,
    );
    return isOpen ? [orderPlan(`${date} order ${index}`, at)] : [];
  }).flat();
}

const seconds = (minutes: number) => Math.round(minutes * 60) * 1000;

/** The order of a random guest who decides at `at`; a share of them order for later. */
export function orderPlan(seed: string, at: Instant, laterShare = 0.2): OrderPlan {
  const random = demoRandom(`plan ${seed}`);
  const guest = random.weighted(demoGuests, ({ weight }) => weight);
  const type = random.chance(0.57) ? "delivery" : "pickup";
  const isTelephone = random.chance(0.13);
  const wantedAt = random.chance(laterShare) ? laterSlot(type, at, random) : null;
  const dueAfter =
    wantedAt === null ? LEAD_MINUTES[type] + random.around(2, 4) : (wantedAt - at) / MINUTE_MS;
  const steps = plausibleSteps({ type, dueAfter, isTelephone }, random);
  return { seed, at, guest, type, wantedAt, isTelephone, steps };
}

/** A full quarter of an hour up to two hours after the earliest possible time. */
function laterSlot(type: Order["type"], at: Instant, random: DemoRandom): Instant {
  const quarter = 15 * MINUTE_MS;
  const first = Math.ceil((at + LEAD_MINUTES[type] * MINUTE_MS) / quarter) * quarter;
  return first + random.whole(0, 8) * quarter;
}

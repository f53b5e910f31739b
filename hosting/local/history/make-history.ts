import type { DayException } from "@/domain/availability/availability.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toLocal,
} from "@/domain/time/berlin-time";
import { boardPlans, earlierPlans } from "./board-now";
import type { DemoLedger } from "./demo-ledger";
import { demoRestaurant, demoShop, openAround } from "./demo-shop";
import { gretaOrders, gretaTables } from "./greta-plans";
import { orderPlansOf } from "./order-plans";
import { withOnlinePayment } from "./paid-orders";
import { type OrderPlan, simulateOrder } from "./simulate-order";
import { simulateReservation, type TablePlan } from "./simulate-reservation";
import { tablePlansOf } from "./table-plans";
import { tablesNow } from "./tables-now";

/** Days before today that have a history, and days ahead that have bookings. */
const HISTORY_DAYS = { before: 60, ahead: 12 } as const;

interface HistoryInput {
  readonly menu: Menu;
  readonly now: Instant;
  /** The last day that has a history already; null if none has. */
  readonly lastDate: LocalDate | null;
  /** Receives codes, slots and seats. */
  readonly ledger: DemoLedger;
}

/** Orders and reservations of the demo restaurant as they are at `now`. */
export interface DemoHistory {
  readonly orders: readonly Order[];
  readonly reservations: readonly Reservation[];
  /** Special hours around `now`; empty if the weekly hours are open long enough. */
  readonly exceptions: readonly DayException[];
}

/** The board shows the last minutes by a fixed ladder, the usual demand ends before. */
const LADDER_MS = 82 * MINUTE_MS;
/** The tables around now, by a fixed list. */
const TABLES_MS = { before: 150 * MINUTE_MS, after: 210 * MINUTE_MS };

/**
 * Makes the history after `lastDate`, at most 60 days, and today around `now`. The same input gives
 * the same history; the history of a past day does not depend on `now`.
 */
export function makeHistory({ menu, now, lastDate, ledger }: HistoryInput): DemoHistory {
  const today = toLocal(now).date;
  const exceptions = openAround(demoRestaurant, now);
  const shop = demoShop(menu, exceptions);
  const isFirst = lastDate === null;
  const days = Array.from({ length: HISTORY_DAYS.before + 1 + HISTORY_DAYS.ahead }, (_, index) =>
    addDays(today, index - HISTORY_DAYS.before),
  );
  const isMissing = (date: LocalDate, isBooked: number) =>
    isFirst || date > addDays(lastDate, isBooked);

  const usual = days
    .filter((date) => date <= today && isMissing(date, 0))
    .flatMap((date) => orderPlansOf(date, shop))
    .filter(({ at }) => at < now - LADDER_MS);
  const recent = usual.filter(({ at }) => at > now - 2 * LADDER_MS);
  const orderPlans: OrderPlan[] = [
    ...usual,
    ...(recent.length < 8 ? earlierPlans(now) : []),
    ...boardPlans(now),
    ...(isFirst ? gretaOrders(now) : []),
  ];
  const tablePlans: TablePlan[] = [
    ...days
      .filter((date) => isMissing(date, HISTORY_DAYS.ahead))
      .flatMap(tablePlansOf)
      .filter(({ start }) => !isAround(start, now)),
    ...tablesNow(now),
    ...(isFirst ? gretaTables(now) : []),
  ];
  return {
    orders: inOrder(orderPlans).flatMap((plan) => {
      const order = simulateOrder(plan, shop, ledger, now);
      return order ? withOnlinePayment(order) : [];
    }),
    reservations: inOrder(tablePlans).flatMap(
      (plan) => simulateReservation(plan, shop, ledger, now) ?? [],
    ),
    exceptions,
  };
}

function isAround(start: Instant, now: Instant): boolean {
  return start > now - TABLES_MS.before && start < now + TABLES_MS.after;
}

function inOrder<Plan extends { readonly at: Instant }>(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((one, other) => one.at - other.at);
}

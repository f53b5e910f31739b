import * as z from "zod/mini";
import { countDishes, countedDishesSchema } from "../order/best-sellers";
import { type LocalDate, weekdayOf } from "../time/berlin-time";
import {
  bestItems,
  HOURS,
  orderReport,
  type ReportedOrder,
  sum,
  vatOf,
  weekOfHours,
} from "./order-report";
import { countPunctual, punctualitySchema } from "./punctuality";
import { type DayMoney, type OrderReport, orderReportSchema } from "./report.schema";
import { daysOf, type ReportRange } from "./report-range";

/**
 * What reports, best sellers and punctuality need of the orders of one day: a report of that day with
 * all its dishes, the number of orders of each dish, and how many were on time.
 */
export const daySumsSchema = z.extend(
  z.omit(orderReportSchema, {
    by_day: true,
    money_by_day: true,
    by_weekday: true,
    declined_by_weekday: true,
    sold_items: true,
    average_cents: true,
  }),
  { dishes: countedDishesSchema, punctuality: punctualitySchema },
);

export type DaySums = z.infer<typeof daySumsSchema>;

/** Fields that are no amount. */
const {
  by_hour: _,
  vat: __,
  refund_vat: ___,
  top_items: ____,
  dishes: _____,
  punctuality: ______,
  ...AMOUNTS
} = daySumsSchema.shape;

/** @param orders of one day, sorted by time */
export function daySums(orders: readonly ReportedOrder[], date: LocalDate): DaySums {
  const report = orderReport(orders, { from: date, to: date }, Number.POSITIVE_INFINITY);
  const {
    by_day: _,
    money_by_day: __,
    by_weekday: ___,
    declined_by_weekday: ______,
    sold_items: ____,
    average_cents: _____,
    ...sums
  } = report;
  return { ...sums, dishes: countDishes(orders), punctuality: countPunctual(orders) };
}

/** The {@link orderReport} of a range from the sums of its days; a missing day has no orders. */
export function reportOfDays(
  days: ReadonlyMap<LocalDate, DaySums>,
  range: ReportRange,
): OrderReport {
  const known = daysOf(range).flatMap((date) => {
    const sums = days.get(date);
    return sums ? [{ date, ...sums }] : [];
  });
  const totals = Object.fromEntries(
    Object.keys(AMOUNTS).map((name) => [
      name,
      sum(known.map((day) => day[name as keyof typeof AMOUNTS])),
    ]),
  ) as Pick<OrderReport, keyof typeof AMOUNTS>;
  const { completed, turnover_cents } = totals;
  const sold = known.flatMap(({ top_items }) => top_items);
  const countAt = (weekday: number, hour: number, figure: "orders" | "declined") =>
    sum(
      known
        .filter(({ date }) => weekdayOf(date) === weekday)
        .map(({ by_hour }) => by_hour[hour]?.[figure] ?? 0),
    );
  return {
    ...totals,
    average_cents: completed === 0 ? 0 : Math.round(turnover_cents / completed),
    vat: vatOf(known.flatMap(({ vat }) => vat)),
    refund_vat: vatOf(known.flatMap(({ refund_vat }) => refund_vat)),
    money_by_day: daysOf(range).map((date) => moneyOf(date, days.get(date))),
    by_day: daysOf(range).map((date) => ({ date, ...sumsOf(days.get(date)) })),
    by_hour: Array.from({ length: HOURS }, (_hour, hour) => ({
      hour,
      orders: sum(known.map(({ by_hour }) => by_hour[hour]?.orders ?? 0)),
      completed: sum(known.map(({ by_hour }) => by_hour[hour]?.completed ?? 0)),
      turnover_cents: sum(known.map(({ by_hour }) => by_hour[hour]?.turnover_cents ?? 0)),
      declined: sum(known.map(({ by_hour }) => by_hour[hour]?.declined ?? 0)),
    })),
    by_weekday: weekOfHours((weekday, hour) => countAt(weekday, hour, "orders")),
    declined_by_weekday: weekOfHours((weekday, hour) => countAt(weekday, hour, "declined")),
    top_items: bestItems(sold),
    sold_items: bestItems(sold, Number.POSITIVE_INFINITY),
  };
}

function moneyOf(date: LocalDate, day: DaySums | undefined): DayMoney {
  return {
    date,
    turnover_cents: day?.turnover_cents ?? 0,
    cash_cents: day?.cash_cents ?? 0,
    card_cents: day?.card_cents ?? 0,
    online_cents: day?.online_cents ?? 0,
    tip_cents: day?.tip_cents ?? 0,
    refunded_cents: day?.refunded_cents ?? 0,
    vat: day?.vat ?? [],
    refund_vat: day?.refund_vat ?? [],
  };
}

function sumsOf(day: DaySums | undefined) {
  const { orders = 0, completed = 0, turnover_cents = 0 } = day ?? {};
  return { orders, completed, turnover_cents };
}

import { expect } from "vitest";
import type { TaxMonth } from "@/domain/report/datev/tax-month.schema";
import type { Report } from "@/domain/report/report.schema";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { shopTest as it } from "../support/e2e-test";
import { must, RESTAURANT } from "./calls";
import { billProblems, countOrders } from "./count-orders";
import {
  acceptWithoutPaper,
  loseConnection,
  openTablet,
  pause,
  showsReady,
  switchOn,
} from "./evening-board";
import { driveTour, openReport, orderOnPhone, printClosing, refundOnPage } from "./evening-people";
import { expectedReport, moneyOf, outcomeOf, paymentsOf } from "./expected-report";
import { finish, refund, step } from "./kitchen";
import type { KnownOrder, Ledger } from "./ledger";
import { openShopFor } from "./opened-shop";
import { planDay } from "./plan";
import { ORDERS, PRICES } from "./plan-orders";
import { RESERVATIONS, WALK_INS } from "./plan-parties";
import { readReportPage } from "./report-page";
import { minuteOf, SATURDAY } from "./simulated-day";

// The schedules run in this process, which must use the local backend.
runFunctionsInProcess();

const DAY = "Sa 6.3.2027";
const HOUR_MS = 3_600_000;

it("every figure of a Saturday's report is what its guests and staff have counted", {
  timeout: 900_000,
}, async ({ newVisitor }) => {
  const plan = planDay();
  console.log(`DAY_SEED=${plan.seed}`);
  const shop = await openShopFor(plan);
  const { day, ledger, tour } = shop;

  await day.runUntil(minuteOf("12:10"));
  const tablet = await openTablet(newVisitor, day);
  const onPhone = await orderOnPhone(newVisitor, day, ledger);
  await acceptWithoutPaper(tablet, onPhone);
  day.at(minuteOf("12:25"), () => step(shop, onPhone, "ready"));
  day.at(minuteOf("12:35"), () => finish(shop, onPhone));

  await day.runUntil(minuteOf("12:58"));
  await switchOn(tablet);
  await day.runUntil(minuteOf("13:05"));
  const soon = () =>
    ledger.orders.filter((order) => isOpenSoon(order, Date.now() + day.offsetMs()));
  await loseConnection(tablet, () => day.runUntil(minuteOf("13:20")), soon);

  await day.runUntil(minuteOf("17:32"));
  await pause(tablet, () => day.runUntil(minuteOf("17:42")));
  expect(ledger.events.get("PAUSED")).toBeGreaterThan(0);

  await day.runUntil(minuteOf("20:30"));
  const [met, missed] = tour;
  if (!met || !missed) throw new Error("the rider has no tour");
  await showsReady(tablet, tour);
  await driveTour(newVisitor, day, [met, missed]);

  await day.runUntil(minuteOf("21:30"));
  const [first, second, third, fourth] = paidOnline(ledger);
  if (!first || !second || !third || !fourth) throw new Error("too few orders are paid online");
  await refundOnPage(newVisitor, day, first);
  await refund(shop, second, second.bill.total_cents);
  await refund(shop, third, 333);

  await day.runUntil(minuteOf("23:05"));
  expect(ledger.events.get("ITEM_UNAVAILABLE")).toBeGreaterThan(0);
  expect(ledger.orders.length + (ledger.events.get("left the provider’s page") ?? 0)).toBe(
    ORDERS + 1,
  );
  expect(ledger.parties.length).toBe(RESERVATIONS + WALK_INS);
  expect(billProblems(ledger.orders, PRICES)).toEqual([]);
  const page = await openReport(newVisitor, day, DAY);
  expect(await readReportPage(page)).toEqual(expectedReport(ledger, DAY));
  const counted = countOrders(ledger.orders);
  const closing = { ...paymentsOf(counted), ...moneyOf(counted), ...outcomeOf(counted) };
  expect(Object.fromEntries(await printClosing(page))).toEqual(closing);

  // On Sunday the sums of the day are stored; a refund of that day changes them once more.
  await day.runUntil(minuteOf("33:00"));
  const range = { resto_key: RESTAURANT, from: SATURDAY, to: SATURDAY };
  const read = () => must<Report>(shop.team.manager, "readReport", range);
  expect((await read()).orders).toMatchObject(sumsOf(ledger));
  await refund(shop, fourth, 250);
  expect((await read()).orders).toMatchObject(sumsOf(ledger));

  await day.runUntil(minuteOf("650:00"));
  const month = { resto_key: RESTAURANT, month: SATURDAY.slice(0, 7) };
  const { turnover_cents, refunded_cents } = countOrders(ledger.orders);
  expect(await must<TaxMonth>(shop.team.manager, "readTaxMonth", month)).toMatchObject({
    sales_cents: turnover_cents,
    refunded_cents,
    open: 0,
  });
});

function isOpenSoon({ outcome, due_at }: KnownOrder, now: number): boolean {
  return outcome === "open" && due_at < now + HOUR_MS;
}

function paidOnline({ orders }: Ledger): KnownOrder[] {
  return orders.filter(
    ({ outcome, payment, bill }) =>
      outcome === "completed" && payment === "online" && bill.total_cents > 1000,
  );
}

function sumsOf({ orders }: Ledger) {
  const { completed, turnover_cents, refunded_cents, tip_cents } = countOrders(orders);
  const cash_cents = countOrders(orders).paidBy("cash");
  return {
    orders: orders.length,
    completed,
    turnover_cents,
    refunded_cents,
    tip_cents,
    cash_cents,
  };
}

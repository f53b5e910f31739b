import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "@/domain/report/datev/booking.schema";
import { type BookedOrder, monthBookings } from "@/domain/report/datev/month-bookings";
import { monthRange } from "@/domain/report/datev/month-range";
import { orderReport, type ReportedOrder } from "@/domain/report/order-report";
import { daysOf } from "@/domain/report/report-range";
import { addDays, toInstant } from "@/domain/time/berlin-time";

/** The months in which the clock changes, and one at the turn of a year. */
const MONTHS = ["2027-03", "2027-10", "2027-12"] as const;

/** Every month in which something may be given back of an order of {@link MONTHS}. */
const LATER = Array.from({ length: 24 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, "0");
  return `${2027 + Math.floor(index / 12)}-${month}`;
});

const cents = fc.integer({ min: 0, max: 20_000 });

const anyRefund = fc.record({
  days: fc.integer({ min: -3, max: 90 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  share: fc.double({ min: 0, max: 0.6, noNaN: true }),
  status: fc.constantFrom("done" as const, "pending" as const, "failed" as const),
});

/** Orders of a month as the product makes them, with refunds before and after the day of the sale. */
const anyOrder = (month: string): fc.Arbitrary<BookedOrder & ReportedOrder> =>
  fc
    .record({
      id: fc.uuid(),
      code: fc.string({ minLength: 4, maxLength: 4, unit: fc.constantFrom(..."CDFGHJKL") }),
      status: fc.constantFrom("completed" as const, "completed" as const, "failed" as const),
      type: fc.constantFrom("pickup" as const, "delivery" as const),
      payment: fc.constantFrom("cash" as const, "card_at_door" as const, "online" as const),
      payment_status: fc.constantFrom(
        ...(["captured", "part_refunded", "refunded", "disputed", "lapsed"] as const),
      ),
      local_date: fc.constantFrom(...daysOf(monthRange(month))),
      food: cents,
      drinks: cents,
      tip_cents: fc.integer({ min: 0, max: 500 }),
      refunds: fc.array(anyRefund, { maxLength: 4 }),
      unasked: fc.double({ min: 0, max: 0.3, noNaN: true }),
    })
    .map(({ food, drinks, refunds, unasked, payment_status, ...order }) => {
      const total_cents = food + drinks;
      const paid = total_cents + order.tip_cents;
      const isTaken = order.payment === "online" && payment_status !== "lapsed";
      const asked = refunds.map(({ days, minute, share, status }, index) => ({
        id: `${index}/${days}`,
        amount_cents: Math.floor(paid * share),
        reason: "cold",
        at: toInstant(addDays(order.local_date, days), minute),
        status,
      }));
      const back = asked.reduce(
        (sum, { amount_cents, status }) => sum + (status === "failed" ? 0 : amount_cents),
        Math.floor(paid * unasked),
      );
      const shareOf = (gross: number, rate: number) => {
        const net_cents = Math.round((gross * 100) / (100 + rate));
        return { rate, net_cents, vat_cents: gross - net_cents };
      };
      return {
        ...order,
        status_at: { placed: 1 },
        local_time: "18:30",
        total_cents,
        discount_cents: 0,
        delivery_fee_cents: 0,
        deposit_cents: 0,
        lines: [],
        vat_split: [shareOf(food, 7), shareOf(drinks, 19)],
        ...(order.payment === "online" && { payment_status }),
        ...(isTaken && { refunds: asked, refunded_cents: Math.min(paid, back) }),
      };
    });

const anyMonth = fc
  .constantFrom(...MONTHS)
  .chain((month) =>
    fc.tuple(fc.constant(month), fc.array(anyOrder(month), { minLength: 1, maxLength: 20 })),
  );

const sum = (bookings: readonly Booking[]) => bookings.reduce((all, { cents }) => all + cents, 0);

/** VAT that an account of sales takes out of an amount by itself. */
const taxIn = (gross: number, rate: number) => Math.round((gross * rate) / (100 + rate));

test("the rows of a month equal its report to the cent, by day, means of payment and VAT", () => {
  fc.assert(
    fc.property(anyMonth, ([month, orders]) => {
      const report = orderReport(orders, monthRange(month));
      const sales = monthBookings(orders, month).filter(({ kind }) => kind === "sale");
      for (const day of report.money_by_day) {
        const ofDay = sales.filter(({ date, item }) => date === day.date && item !== "tips");
        const paidBy = (money: Booking["money"]) => ofDay.filter((row) => row.money === money);
        expect([sum(paidBy("cash")), sum(paidBy("card")), sum(paidBy("online"))]).toEqual([
          day.cash_cents,
          day.card_cents,
          day.online_cents,
        ]);
        for (const { rate, net_cents, vat_cents } of day.vat) {
          const atRate = ofDay.filter(({ item }) => item === (rate === 7 ? "food" : "drinks"));
          expect(sum(atRate)).toBe(net_cents + vat_cents);
          const taxes = atRate.map((row) => taxIn(row.cents, rate));
          expect(taxes.reduce((all, tax) => all + tax, 0)).toBe(vat_cents);
        }
      }
      expect(sum(sales.filter(({ item }) => item !== "tips"))).toBe(report.turnover_cents);
    }),
  );
});

test("the refunds of a month's orders are booked once, over the months, as its report counts them", () => {
  fc.assert(
    fc.property(anyMonth, ([month, orders]) => {
      const report = orderReport(orders, monthRange(month));
      const refunds = LATER.flatMap((each) => monthBookings(orders, each)).filter(
        ({ kind }) => kind === "refund",
      );
      expect(0 - sum(refunds)).toBe(report.refunded_cents);
      for (const { rate, net_cents, vat_cents } of report.refund_vat) {
        const atRate = refunds.filter(({ item }) => item === (rate === 7 ? "food" : "drinks"));
        expect(0 - sum(atRate)).toBe(net_cents + vat_cents);
      }
      for (const { date, sold_on, refund_id } of refunds) {
        const daysLater = Number(refund_id?.split("/")[1] ?? 0);
        expect(date).toBe(addDays(sold_on, Math.max(0, daysLater)));
      }
    }),
  );
});

test("tips are booked if they were paid online, and given back last", () => {
  const order = {
    ...{ id: "order", code: "K7QM", status: "completed", status_at: { placed: 1 } },
    ...{ type: "delivery", payment: "online", payment_status: "part_refunded" },
    ...{ local_date: "2027-03-31", total_cents: 1000, tip_cents: 200, refunded_cents: 1100 },
    vat_split: [{ rate: 7, net_cents: 935, vat_cents: 65 }],
    refunds: [
      { id: "a", amount_cents: 600, reason: "", at: toInstant("2027-03-31", 1439), status: "done" },
      { id: "b", amount_cents: 500, reason: "", at: toInstant("2027-04-01", 0), status: "done" },
    ],
  } satisfies BookedOrder;
  const rows = (month: string) =>
    monthBookings([order], month).map(({ kind, item, money, cents }) =>
      [kind, item, money, cents].join(" "),
    );
  expect(rows("2027-03")).toEqual([
    "refund food online -600",
    "sale food online 1000",
    "sale tips online 200",
  ]);
  expect(rows("2027-04")).toEqual(["refund food online -400", "refund tips online -100"]);
  const atDoor = { ...order, payment: "cash" as const, refunds: [], refunded_cents: 0 };
  expect(monthBookings([atDoor], "2027-03").map(({ item }) => item)).toEqual(["food"]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { PAYMENT_STATUSES } from "@/domain/order/payment-status.schema";
import { figureOrders } from "@/domain/report/figure-orders";
import type { OrderFigure } from "@/domain/report/figure-orders.schema";
import { orderReport } from "@/domain/report/order-report";
import type { OrderReport } from "@/domain/report/report.schema";

const RANGE = { from: "2027-03-01", to: "2027-03-03" };
const cents = fc.integer({ min: 0, max: 20_000 });

const anyLine = fc.record({
  item_id: fc.constantFrom("pho", "tee"),
  name: fc.constant({ de: "Pho", en: "Pho" }),
  qty: fc.integer({ min: 1, max: 3 }),
  line_cents: cents,
  vat: fc.constantFrom(7 as const, 19 as const),
});
const anyShare = fc.record({
  rate: fc.constantFrom(7 as const, 19 as const),
  net_cents: cents,
  vat_cents: cents,
});

const anyOrder = fc.record({
  id: fc.uuid(),
  code: fc.constant("K7QM"),
  status: fc.constantFrom(...ORDER_STATUSES),
  status_at: fc.constantFrom<Record<string, number>>({ placed: 1 }, { accepted: 1 }, {}),
  type: fc.constantFrom("pickup" as const, "delivery" as const),
  payment: fc.constantFrom("cash" as const, "card_at_door" as const, "online" as const),
  payment_status: fc.constantFrom(...PAYMENT_STATUSES),
  local_date: fc.constantFrom("2027-03-01", "2027-03-02", "2027-03-03"),
  local_time: fc.constantFrom("11:30", "18:15"),
  total_cents: cents,
  refunded_cents: cents,
  tip_cents: cents,
  discount_cents: cents,
  delivery_fee_cents: cents,
  deposit_cents: cents,
  reusable: fc.constantFrom(undefined, { deposit_cents: 500, containers: 1 }),
  lines: fc.array(anyLine, { maxLength: 3 }),
  vat_split: fc.uniqueArray(anyShare, { maxLength: 2, selector: ({ rate }) => rate }),
});

const COUNTED = [
  ...(["open", "cancelled", "rejected", "expired", "failed", "delivery", "pickup"] as const),
];

const summedUp = (report: OrderReport): [OrderFigure, number][] => [
  ["cash", report.cash_cents],
  ["card_at_door", report.card_cents],
  ["online", report.online_cents],
  ["refunded", report.refunded_cents],
  ["tips", report.tip_cents],
  ["fees", report.delivery_fee_cents],
  ["deposits", report.deposit_cents],
  ["discount", 0 - report.discount_cents],
];

test("number and sum of the orders behind a figure are those of the report", () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 40 }), (orders) => {
      const report = orderReport(orders, RANGE);
      const behind = (figure: OrderFigure) => figureOrders(orders, figure);
      const sumBehind = (figure: OrderFigure) => behind(figure).sum_cents;
      expect(behind("orders").count).toBe(report.orders);
      expect(behind("completed")).toMatchObject({
        count: report.completed,
        sum_cents: report.turnover_cents,
      });
      const { cancelled, rejected, expired, failed } = report;
      expect(behind("lost").count).toBe(cancelled + rejected + expired + failed);
      for (const outcome of COUNTED) expect(behind(outcome).count).toBe(report[outcome]);
      for (const [figure, cents] of summedUp(report)) expect(sumBehind(figure)).toBe(cents);
      for (const { date, orders: count } of report.by_day) {
        expect(behind({ date }).count).toBe(count);
      }
      for (const { hour, orders: count } of report.by_hour) {
        expect(behind({ hour }).count).toBe(count);
      }
      for (const { item_id, turnover_cents } of report.top_items) {
        expect(sumBehind({ item_id })).toBe(turnover_cents);
      }
      for (const { rate, net_cents, vat_cents } of report.vat) {
        const of = rate === 7 ? 7 : 19;
        expect(sumBehind({ rate: of, share: "net" })).toBe(net_cents);
        expect(sumBehind({ rate: of, share: "vat" })).toBe(vat_cents);
      }
    }),
  );
});

test("the latest order comes first", () => {
  const [order] = fc.sample(anyOrder, 1);
  if (!order) throw new Error("no sample");
  const at = (local_date: string, local_time: string) => ({
    ...order,
    ...{ local_date, local_time, status_at: { placed: 1 } },
  });
  const all = [at("2027-03-01", "18:15"), at("2027-03-03", "11:30"), at("2027-03-03", "18:15")];
  const { orders } = figureOrders(all, "orders");
  expect(orders.map(({ local_date, local_time }) => `${local_date} ${local_time}`)).toEqual([
    "2027-03-03 18:15",
    "2027-03-03 11:30",
    "2027-03-01 18:15",
  ]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { PAYMENT_STATUSES } from "@/domain/order/payment-status.schema";
import { figureOrders } from "@/domain/report/figure-orders";
import { ORDER_FIGURES } from "@/domain/report/figure-orders.schema";
import { orderReport, type ReportedOrder } from "@/domain/report/order-report";

const RANGE = { from: "2027-03-01", to: "2027-03-03" };
const cents = fc.integer({ min: 0, max: 20_000 });

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
  discount_cents: fc.constant(0),
  delivery_fee_cents: fc.constant(0),
  deposit_cents: fc.constant(0),
  lines: fc.constant<ReportedOrder["lines"]>([]),
  vat_split: fc.constant<ReportedOrder["vat_split"]>([]),
});

test("number and sum of the orders behind a figure are those of the report", () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 40 }), (orders) => {
      const report = orderReport(orders, RANGE);
      const [all, completed, lost, cash, card, online, refunded] = ORDER_FIGURES.map((figure) =>
        figureOrders(orders, figure),
      );
      const { cancelled, rejected, expired, failed } = report;
      expect(all?.count).toBe(report.orders);
      expect(completed).toMatchObject({
        count: report.completed,
        sum_cents: report.turnover_cents,
      });
      expect(lost?.count).toBe(cancelled + rejected + expired + failed);
      expect(cash?.sum_cents).toBe(report.cash_cents);
      expect(card?.sum_cents).toBe(report.card_cents);
      expect(online?.sum_cents).toBe(report.online_cents);
      expect(refunded?.sum_cents).toBe(report.refunded_cents);
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { daySums, daySumsSchema, reportOfDays } from "@/domain/report/day-sums";
import { orderReport, type ReportedOrder } from "@/domain/report/order-report";
import { refundVat } from "@/domain/report/refund-vat";
import { groupBy } from "@/domain/stored-data/group-by";

const RANGE = { from: "2027-03-01", to: "2027-03-03" };

const cents = fc.integer({ min: 0, max: 20_000 });

/** An order as the product makes it: its shares add up to the total, and no refund exceeds what was paid. */
const anyOrder: fc.Arbitrary<ReportedOrder> = fc
  .record({
    status: fc.constantFrom("completed" as const, "failed" as const, "accepted" as const),
    type: fc.constantFrom("pickup" as const, "delivery" as const),
    payment: fc.constantFrom("cash" as const, "card_at_door" as const, "online" as const),
    payment_status: fc.constantFrom("captured", "part_refunded", "disputed", "lapsed", "failed"),
    local_date: fc.constantFrom("2027-03-01", "2027-03-02", "2027-03-03"),
    reduced: cents,
    full: cents,
    tip_cents: fc.integer({ min: 0, max: 500 }),
    refunded: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ reduced, full, refunded, payment_status, ...order }) => {
    const isOnline = order.payment === "online";
    const total_cents = reduced + full;
    const paid = total_cents + order.tip_cents;
    const isTaken = ["captured", "part_refunded", "disputed"].includes(payment_status);
    const vatOf = (gross: number, rate: number) => Math.round((gross * rate) / (100 + rate));
    return {
      ...order,
      status_at: { placed: 1 },
      local_time: "18:30",
      total_cents,
      discount_cents: 0,
      delivery_fee_cents: 0,
      deposit_cents: 0,
      lines: [],
      vat_split: [
        { rate: 7, net_cents: reduced - vatOf(reduced, 7), vat_cents: vatOf(reduced, 7) },
        { rate: 19, net_cents: full - vatOf(full, 19), vat_cents: vatOf(full, 19) },
      ],
      ...(isOnline && { payment_status: payment_status as "captured" }),
      ...(isOnline && isTaken && { refunded_cents: Math.floor(paid * refunded) }),
    };
  });

/** Counts the money of a day one order after the other, without any rule of the reports. */
function countedByHand(orders: readonly ReportedOrder[], date: string) {
  const counted = { cash: 0, card: 0, online: 0, vat7: 0, vat19: 0, tips: 0, refunded: 0 };
  for (const order of orders) {
    if (order.local_date !== date || order.status !== "completed") continue;
    const isGone = order.payment_status === "lapsed" || order.payment_status === "failed";
    if (order.payment === "card_at_door") counted.card += order.total_cents;
    else if (order.payment === "online" && !isGone) counted.online += order.total_cents;
    else counted.cash += order.total_cents;
    counted.vat7 += order.vat_split[0]?.vat_cents ?? 0;
    counted.vat19 += order.vat_split[1]?.vat_cents ?? 0;
    counted.tips += order.tip_cents ?? 0;
    counted.refunded += order.refunded_cents ?? 0;
  }
  return counted;
}

const gross = (shares: readonly { net_cents: number; vat_cents: number }[]) =>
  shares.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);

test("the money of each day equals its orders to the cent, by method, rate, tip and refund", () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 25 }), (all) => {
      const orders = all.toSorted((a, b) => (a.local_date < b.local_date ? -1 : 1));
      const stored = [...groupBy(orders, ({ local_date }) => local_date)].map(
        ([date, ofDay]) => [date, daySumsSchema.parse(daySums(ofDay, date))] as const,
      );
      const report = reportOfDays(new Map(stored), RANGE);
      expect(report).toEqual(orderReport(orders, RANGE));
      for (const day of report.money_by_day) {
        const vatAt = (wanted: number) =>
          day.vat.find(({ rate }) => rate === wanted)?.vat_cents ?? 0;
        expect({
          cash: day.cash_cents,
          card: day.card_cents,
          online: day.online_cents,
          vat7: vatAt(7),
          vat19: vatAt(19),
          tips: day.tip_cents,
          refunded: day.refunded_cents,
        }).toEqual(countedByHand(orders, day.date));
        expect(day.cash_cents + day.card_cents + day.online_cents).toBe(day.turnover_cents);
        expect(gross(day.vat)).toBe(day.turnover_cents);
        expect(gross(day.refund_vat)).toBeLessThanOrEqual(day.refunded_cents);
      }
      const sum = report.money_by_day.reduce((total, day) => total + day.turnover_cents, 0);
      expect(sum).toBe(report.turnover_cents);
    }),
  );
});

test("a refund of everything gives back exactly the VAT of the order, and the tip without any", () => {
  const vat_split = [
    { rate: 7, net_cents: 1000, vat_cents: 70 },
    { rate: 19, net_cents: 500, vat_cents: 95 },
  ];
  const total_cents = 1665;
  expect(refundVat({ total_cents, refunded_cents: 1865, vat_split })).toEqual(vat_split);
  const [food, drinks] = refundVat({ total_cents, refunded_cents: 500, vat_split });
  expect(gross([food, drinks].flatMap((share) => share ?? []))).toBe(500);
  expect(food).toEqual({ rate: 7, net_cents: 300, vat_cents: 21 });
  expect(refundVat({ total_cents, vat_split })).toEqual([]);
});

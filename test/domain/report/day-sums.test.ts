import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { daySums, daySumsSchema, reportOfDays } from "@/domain/report/day-sums";
import { orderReport, type ReportedOrder } from "@/domain/report/order-report";
import { groupBy } from "@/domain/stored-data/group-by";

const RANGE = { from: "2027-03-01", to: "2027-03-08" };

const anyLine = fc.record({
  item_id: fc.constantFrom("soup", "tea", "duck"),
  name: fc.constantFrom({ de: "Alt", en: "Old" }, { de: "Neu", en: "New" }),
  qty: fc.integer({ min: 1, max: 5 }),
  line_cents: fc.integer({ min: 0, max: 5000 }),
  vat: fc.constantFrom(7 as const, 19 as const),
});
const cents = fc.integer({ min: 0, max: 50_000 });
const anyOrder: fc.Arbitrary<ReportedOrder> = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  status_at: fc.constantFrom<Record<string, number>>({ placed: 1 }, { awaiting_payment: 1 }),
  type: fc.constantFrom("pickup" as const, "delivery" as const),
  payment: fc.constantFrom("cash" as const, "card_at_door" as const, "online" as const),
  local_date: fc.constantFrom("2027-03-01", "2027-03-02", "2027-03-07", "2027-03-08"),
  local_time: fc.constantFrom("00:15", "12:30", "23:45"),
  total_cents: cents,
  tip_cents: cents,
  discount_cents: cents,
  delivery_fee_cents: cents,
  deposit_cents: cents,
  vat_split: fc.array(
    fc.record({
      rate: fc.constantFrom(7 as const, 19 as const),
      net_cents: cents,
      vat_cents: cents,
    }),
    { maxLength: 2 },
  ),
  lines: fc.array(anyLine, { maxLength: 4 }),
});

test("the report of stored days equals the report of their orders", () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 30 }), (all) => {
      const orders = all.toSorted((a, b) => (a.local_date < b.local_date ? -1 : 1));
      const days = [...groupBy(orders, ({ local_date }) => local_date)].map(
        ([date, ofDay]) => [date, daySumsSchema.parse(daySums(ofDay, date))] as const,
      );
      expect(reportOfDays(new Map(days), RANGE)).toEqual(orderReport(orders, RANGE));
    }),
  );
});

test("the sums of a day keep more dishes than a report lists", () => {
  const [order] = fc.sample(anyOrder, 1);
  if (!order) throw new Error("no order");
  const date = "2027-03-01";
  const completed = { status: "completed", status_at: { placed: 1 } } as const;
  const lines = Array.from({ length: 30 }, (_, index) => ({
    item_id: `dish-${index}`,
    name: { de: "Suppe", en: "Soup" },
    qty: 1,
    line_cents: 100,
    vat: 7 as const,
  }));
  const sums = daySums([{ ...order, ...completed, local_date: date, lines }], date);
  expect(sums.top_items).toHaveLength(30);
});

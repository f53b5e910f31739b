import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { orderReport, type ReportedOrder, reportedOrderSchema } from "@/domain/report/order-report";
import { placedOrder } from "../order/sample-order";

const soup = {
  item_id: "soup",
  name: { de: "Suppe", en: "Soup" },
  qty: 2,
  line_cents: 1000,
  vat: 7 as const,
};

function order(changes: Partial<ReportedOrder> = {}): ReportedOrder {
  return {
    status: "completed",
    status_at: { placed: 0 },
    type: "pickup",
    payment: "cash",
    local_date: "2027-03-03",
    local_time: "18:30",
    total_cents: 1000,
    discount_cents: 0,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    vat_split: [{ rate: 7, net_cents: 935, vat_cents: 65 }],
    lines: [soup],
    ...changes,
  };
}

/** The statuses of orders that the restaurant has received. */
const RECEIVED = ORDER_STATUSES.filter(
  (status) => status !== "awaiting_payment" && status !== "unpaid",
);

const WEEK = { from: "2027-03-01", to: "2027-03-07" };
const report = (orders: ReportedOrder[]) => orderReport(orders, WEEK);

describe("orderReport amounts", () => {
  test("are zero on every day and hour without orders", () => {
    const empty = report([]);
    expect(empty).toMatchObject({ orders: 0, turnover_cents: 0, average_cents: 0, vat: [] });
    expect(empty.by_day).toHaveLength(7);
    expect(empty.by_hour).toHaveLength(24);
    expect(empty.top_items).toEqual([]);
  });

  test("count only completed orders as turnover", () => {
    const all = [
      ...RECEIVED.map((status) => order({ status })),
      // The guest cancelled it before paying.
      order({ status: "cancelled", status_at: { awaiting_payment: 0, cancelled: 1 } }),
      order({ status: "unpaid", status_at: { awaiting_payment: 0, unpaid: 1 } }),
    ];
    expect(report(all)).toMatchObject({
      orders: RECEIVED.length,
      completed: 1,
      turnover_cents: 1000,
      open: 5,
      cancelled: 1,
      rejected: 1,
      expired: 1,
      failed: 1,
      pickup: 1,
      delivery: 0,
    });
  });

  test("round the average to whole cents", () => {
    const three = [1000, 1000, 1001].map((total_cents) => order({ total_cents }));
    expect(report(three).average_cents).toBe(1000);
  });

  test("separate fees, discounts, deposits and VAT", () => {
    const delivered = order({
      type: "delivery",
      discount_cents: 50,
      delivery_fee_cents: 200,
      deposit_cents: 25,
      reusable: { containers: 1, deposit_cents: 500 },
      vat_split: [
        { rate: 19, net_cents: 100, vat_cents: 19 },
        { rate: 7, net_cents: 200, vat_cents: 14 },
      ],
    });
    expect(report([delivered, order()])).toMatchObject({
      delivery: 1,
      pickup: 1,
      discount_cents: 50,
      delivery_fee_cents: 200,
      deposit_cents: 525,
      vat: [
        { rate: 7, net_cents: 1135, vat_cents: 79 },
        { rate: 19, net_cents: 100, vat_cents: 19 },
      ],
    });
  });
});

test("orderReport splits the turnover by means of payment", () => {
  const card = order({ payment: "card_at_door", total_cents: 2500 });
  const lost = order({ status: "failed", total_cents: 9900 });
  expect(report([order(), card, lost])).toMatchObject({ cash_cents: 1000, card_cents: 2500 });
});

test("orderReport counts online payments that arrived, and sums up refunds beside the turnover", () => {
  const online = (changes: Partial<ReportedOrder>) => order({ payment: "online", ...changes });
  const captured = online({ payment_status: "captured", total_cents: 2500 });
  const refunded = online({ payment_status: "part_refunded", refunded_cents: 300 });
  const collected = online({ payment_status: "failed", total_cents: 700 });
  const rejected = online({ payment_status: "refunded", status: "rejected", refunded_cents: 900 });
  expect(report([order(), captured, refunded, collected, rejected])).toMatchObject({
    turnover_cents: 5200,
    cash_cents: 1700,
    card_cents: 0,
    online_cents: 3500,
    refunded_cents: 300,
  });
});

test("orderReport keeps tips out of the turnover and shows them apart", () => {
  const tipped = order({ type: "delivery", tip_cents: 300 });
  const lost = order({ type: "delivery", status: "failed", tip_cents: 500 });
  expect(report([order(), tipped, lost])).toMatchObject({
    turnover_cents: 2000,
    cash_cents: 2000,
    tip_cents: 300,
  });
});

describe("orderReport by day and hour", () => {
  test("uses the restaurant's local date and time", () => {
    const late = order({ local_date: "2027-03-04", local_time: "00:05" });
    const { by_day, by_hour } = report([order(), late]);
    expect(by_day.filter(({ orders }) => orders > 0)).toEqual([
      { date: "2027-03-03", orders: 1, completed: 1, turnover_cents: 1000 },
      { date: "2027-03-04", orders: 1, completed: 1, turnover_cents: 1000 },
    ]);
    expect(by_hour.filter(({ orders }) => orders > 0).map(({ hour }) => hour)).toEqual([0, 18]);
  });

  test("counts all and declined orders by weekday, Sunday first, and hour", () => {
    const sunday = (["rejected", "expired", "cancelled", "failed"] as const).map((status) =>
      order({ local_date: "2027-03-07", local_time: "12:00", status }),
    );
    const { by_weekday, declined_by_weekday } = report([order(), order(), ...sunday]);
    const counts = [by_weekday, declined_by_weekday];
    expect(counts.map((days) => days[3]?.[18])).toEqual([2, 0]);
    expect(counts.map((days) => days[0]?.[12])).toEqual([4, 2]);
    expect(counts.map((days) => days.flat().reduce((sum, each) => sum + each))).toEqual([6, 2]);
  });

  test("counts both passes of the repeated hour in autumn", () => {
    const night = { from: "2027-10-31", to: "2027-10-31" };
    const twice = ["02:15", "02:45"].map((local_time) =>
      order({ local_date: "2027-10-31", local_time }),
    );
    const { by_day, by_hour } = orderReport(twice, night);
    expect(by_day).toEqual([{ date: "2027-10-31", orders: 2, completed: 2, turnover_cents: 2000 }]);
    expect(by_hour[2]).toMatchObject({ hour: 2, orders: 2 });
  });

  test("ignores orders outside the range", () => {
    const before = order({ local_date: "2027-02-28" });
    const after = order({ local_date: "2027-03-08" });
    expect(report([before, after])).toMatchObject({ orders: 0, turnover_cents: 0 });
  });
});

describe("orderReport top items", () => {
  test("count portions of completed orders, most first, under the latest name", () => {
    const tea = {
      item_id: "tea",
      name: { de: "Tee", en: "Tea" },
      qty: 3,
      line_cents: 900,
      vat: 19 as const,
    };
    const renamed = { ...soup, name: { de: "Große Suppe", en: "Large soup" } };
    const { top_items } = report([
      order({ lines: [soup, tea] }),
      order({ lines: [renamed] }),
      order({ status: "cancelled", lines: [{ ...tea, qty: 99 }] }),
    ]);
    expect(top_items).toEqual([
      { item_id: "soup", name: renamed.name, qty: 4, turnover_cents: 2000, net_cents: 1870 },
      { item_id: "tea", name: tea.name, qty: 3, turnover_cents: 900, net_cents: 756 },
    ]);
  });

  test("list at most 20 dishes", () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ ...soup, item_id: `dish-${index}` }));
    expect(report([order({ lines })]).top_items).toHaveLength(20);
  });
});

test("days and hours of a report add up to its totals", () => {
  const anyOrder = fc
    .record({
      status: fc.constantFrom(...RECEIVED),
      type: fc.constantFrom("pickup" as const, "delivery" as const),
      day: fc.integer({ min: 1, max: 9 }),
      hour: fc.integer({ min: 0, max: 23 }),
      total_cents: fc.integer({ min: 0, max: 50_000 }),
    })
    .map(({ day, hour, ...rest }) =>
      order({
        ...rest,
        local_date: `2027-03-0${day}`,
        local_time: `${String(hour).padStart(2, "0")}:15`,
      }),
    );
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 40 }), (orders) => {
      const whole = report(orders);
      for (const parts of [whole.by_day, whole.by_hour]) {
        for (const what of ["orders", "completed", "turnover_cents"] as const) {
          expect(parts.reduce((sum, part) => sum + part[what], 0)).toBe(whole[what]);
        }
      }
      const { open, completed, cancelled, rejected, expired, failed } = whole;
      expect(open + completed + cancelled + rejected + expired + failed).toBe(whole.orders);
      expect(whole.pickup + whole.delivery).toBe(completed);
    }),
  );
});

test("a report reads exactly its own fields of a stored order", () => {
  const line = { ...soup, unit_cents: 500, choices: {}, choice_names: [], vat: 7 };
  const stored = { ...placedOrder, ...order({ tip_cents: 200 }), lines: [line] };
  const { promised_at, wanted_at } = placedOrder;
  const own = order({ tip_cents: 200, promised_at, wanted_at });
  expect(reportedOrderSchema.parse(stored)).toEqual(own);
});

test("dishes are sorted by portions, then turnover, then id, with the name of the last order", () => {
  const dish = (item_id: string, qty: number, line_cents: number, name = item_id) => ({
    ...{ item_id, qty, line_cents, vat: 7 as const },
    name: { de: name, en: name },
  });
  const first = [dish("d", 1, 500), dish("c", 1, 500), dish("b", 1, 900), dish("a", 1, 100)];
  const second = [dish("e", 2, 10), dish("d", 0, 0, "D")];
  const { top_items } = report([order({ lines: first }), order({ lines: second })]);
  expect(top_items.map(({ name }) => name.de)).toEqual(["e", "b", "c", "D", "a"]);
});

import { expect, it } from "vitest";
import { findingsOf } from "@/domain/report/findings";
import { orderReport } from "@/domain/report/order-report";
import type { OrderReport, Report } from "@/domain/report/report.schema";
import { tableReport } from "@/domain/report/table-report";
import { tenant } from "@/tenant-configs/resto-bobingen";

const WEEK = { from: "2027-03-01", to: "2027-03-07" };
const CONTEXT = { seats: 40, restaurant: tenant, exceptions: [] };

/** A week's report without orders and reservations, apart from the changes. */
function weekWith(orders: Partial<OrderReport>, tables: Partial<Report["tables"]> = {}): Report {
  return {
    resto_key: "resto-bobingen",
    ...WEEK,
    truncated: false,
    orders: { ...orderReport([], WEEK), ...orders },
    tables: { ...tableReport([], WEEK, CONTEXT), ...tables },
  };
}

const soup = {
  item_id: "soup",
  name: { de: "Suppe", en: "Soup" },
  qty: 12,
  turnover_cents: 3600,
  net_cents: 3364,
};
/** Saturday from 19:00: 9 of 40 orders; Sunday from 12:00: 8. */
const hours = Array.from({ length: 7 }, (_day, weekday) =>
  Array.from({ length: 24 }, (_hour, hour) =>
    weekday === 6 && hour === 19 ? 9 : weekday === 0 && hour === 12 ? 8 : 0,
  ),
);
const usual = {
  orders: 40,
  completed: 40,
  turnover_cents: 40_000,
  average_cents: 1000,
  by_weekday: hours,
  top_items: [soup],
};

it("says nothing about a week without orders", () => {
  expect(findingsOf(weekWith({}), weekWith(usual))).toEqual([]);
});

it("puts lost turnover first, then its change, then the busiest hour", () => {
  const bad = {
    ...{ ...usual, completed: 38, turnover_cents: 38_000, rejected: 1, expired: 1 },
    declined_by_weekday: hours.map((day) => day.map((orders) => (orders === 9 ? 3 : 1))),
  };
  const before = weekWith({ ...usual, completed: 50, turnover_cents: 50_000 });
  expect(findingsOf(weekWith(bad, { parties: 9, no_shows: 9 }), before)).toEqual([
    { kind: "lost", rejected: 1, expired: 1, failed: 0, cents: 2000 },
    { kind: "turnover", percent: -24, cause: "orders" },
    { kind: "busiest", weekday: 6, hour: 19, orders: 9, percent: 23, declined: 3 },
  ]);
});

it.each([
  ["more orders", { completed: 30, average_cents: 1000 }, 33, "orders"],
  ["larger orders", { completed: 40, average_cents: 800 }, 25, "average"],
  ["fewer, but larger orders", { completed: 50, average_cents: 600 }, 33, "average"],
  ["smaller orders", { completed: 40, average_cents: 1250 }, -20, "average"],
] as const)(
  "explains the change of turnover by %s",
  (_what, { completed, average_cents }, percent, cause) => {
    const before = weekWith({
      completed,
      average_cents,
      turnover_cents: completed * average_cents,
    });
    expect(findingsOf(weekWith(usual), before)).toContainEqual({
      kind: "turnover",
      percent,
      cause,
    });
  },
);

it("ignores a change below 5 %, a loss below 2 % and a no-show below 5 %", () => {
  const before = weekWith({ ...usual, turnover_cents: 39_000 });
  const lost = { ...usual, orders: 51, rejected: 1 };
  const kinds = findingsOf(weekWith(lost, { parties: 21, no_shows: 1 }), before).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["busiest", "bestDish"]);
  const limits = findingsOf(
    weekWith({ ...usual, orders: 50, rejected: 1 }, { parties: 20, no_shows: 1 }),
    weekWith({ ...usual, turnover_cents: 42_106 }),
  ).map(({ kind }) => kind);
  expect(limits).toEqual(["lost", "turnover", "busiest"]);
});

it("names no busiest hour from fewer than 20 orders", () => {
  const few = weekWith({ ...usual, orders: 19 }, { parties: 20, no_shows: 2 });
  expect(findingsOf(few, null)).toEqual([
    { kind: "noShows", no_shows: 2, parties: 20 },
    { kind: "bestDish", name: soup.name, qty: 12, percent: 9 },
  ]);
});

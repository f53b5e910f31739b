import { expect, it } from "vitest";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { orderSchema } from "@/domain/order/order.schema";
import { nextStatuses } from "@/domain/order/order-transitions";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import { orderReport } from "@/domain/report/order-report";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { nextReservationStatuses } from "@/domain/reservation/steps/reservation-transitions";
import { addDays, toInstant, toLocal } from "@/domain/time/berlin-time";
import { capacityDocuments } from "@/hosting/local/history/capacity-documents";
import { demoShop } from "@/hosting/local/history/demo-shop";
import { demoAvailability, historyDocuments } from "@/hosting/local/history/history-documents";
import type { DemoHistory } from "@/hosting/local/history/make-history";
import { historyAt, KEY, menu, STARTS, statusesOf } from "./history-at";

const { history: saturday, ledger: saturdayLedger } = historyAt(STARTS.saturday);
const DAY = "2026-11-12";

/** A text per document, because a difference between long lists takes minutes to print. */
const textsOf = ({ orders, reservations }: DemoHistory) =>
  [...orders, ...reservations].map((each) => JSON.stringify(each));

it("gives the same history for the same moment", () => {
  const [one, other] = [historyAt(STARTS.night, 6), historyAt(STARTS.night, 6)];
  const texts = textsOf(one.history);
  expect(texts.length).toBeGreaterThan(100);
  expect(textsOf(other.history).filter((text, index) => text !== texts[index])).toEqual([]);
});

it("gives past days the same dishes and guests at a later start", () => {
  const onDay = ({ orders }: DemoHistory) =>
    orders
      .filter(({ local_date, creator_uid }) => local_date === DAY && creator_uid !== "demo-gast")
      .map(({ id, total_cents, contact }) => `${id} ${total_cents} ${contact.name}`);
  const later = onDay(historyAt(STARTS.night, 15).history);
  expect(later.length).toBeGreaterThan(6);
  expect(later).toEqual(onDay(saturday));
});

it("has orders and reservations that the stored schemas accept unchanged", () => {
  for (const order of saturday.orders) expect(orderSchema.parse(order)).toEqual(order);
  for (const each of saturday.reservations) expect(reservationSchema.parse(each)).toEqual(each);
});

it("has totals that the rules price again the same", () => {
  const shop = demoShop(menu, saturday.exceptions);
  for (const order of saturday.orders) {
    const lines = order.lines.map(({ item_id, qty, choices, note }) => ({
      item_id,
      qty,
      choices,
      ...(note ? { note } : {}),
    }));
    const { type, wanted_at, address } = order;
    const area = address ? { zip: address.zip, city: address.city } : {};
    const quoted = quoteOrder({ type, lines, wanted_at, ...area }, shop, order.created_at);
    if (!quoted.ok) throw new Error(`${order.id} cannot be priced`);
    const { quote, refusal } = quoted.value;
    expect({ id: order.id, refusal }).toEqual({ id: order.id, refusal: null });
    expect(order).toMatchObject({
      total_cents: quote.total_cents,
      subtotal_cents: quote.subtotal_cents,
      delivery_fee_cents: quote.delivery_fee_cents,
      vat_split: quote.vat_split,
    });
    const due = order.total_cents + (order.tip_cents ?? 0);
    expect(order.cash_given_cents ?? due).toBeGreaterThanOrEqual(due);
  }
});

it("has histories of steps that exist, in order of time", () => {
  for (const { history, type, version, status } of saturday.orders) {
    expect(history.at(-1)).toMatchObject({ version, status });
    for (const [index, { by, status: to, at, delay_minutes, version: step }] of history.entries()) {
      const before = history[index - 1];
      if (!before) continue;
      expect(step).toBe(before.version + 1);
      expect(at).toBeGreaterThanOrEqual(before.at);
      if (delay_minutes === undefined) {
        expect(nextStatuses({ status: before.status, type }, by)).toContain(to);
      } else expect(to).toBe(before.status);
    }
  }
  for (const { history } of saturday.reservations) {
    for (const [index, { by, status, at }] of history.entries()) {
      const before = history[index - 1];
      if (!before) continue;
      expect(nextReservationStatuses(before.status, by)).toContain(status);
      expect(at).toBeGreaterThanOrEqual(before.at);
    }
  }
});

it("counts capacity as the orders and reservations take it, within the limits", () => {
  const documents = capacityDocuments(saturdayLedger, saturday.reservations, STARTS.saturday);
  expect(documents.length).toBeGreaterThan(12);
  const freed = new Set(["cancelled", "rejected", "expired", "failed"]);
  for (const { data } of documents) {
    const day = data as {
      local_date: string;
      orders: Record<string, number>;
      seats: Record<string, number>;
      stays: Record<string, { party_size: number }>;
    };
    const counted = Object.values(day.orders).reduce((sum, count) => sum + count, 0);
    const taken = saturday.orders.filter(
      ({ local_date, status }) => local_date === day.local_date && !freed.has(status),
    );
    expect(counted).toBe(taken.length);
    expect(Math.max(0, ...Object.values(day.orders))).toBeLessThanOrEqual(8);
    const held = saturday.reservations.filter(({ id }) => id in day.stays);
    expect(seatCountsOf(held).get(day.local_date) ?? {}).toEqual(day.seats);
    expect(Math.max(0, ...Object.values(day.seats))).toBeLessThanOrEqual(68);
  }
});

it("never gives a table to two parties at the same time", () => {
  const seated = saturday.reservations.filter(({ status }) =>
    ["confirmed", "seated", "completed", "requested"].includes(status),
  );
  for (const one of seated) {
    const clash = seated.find(
      (other) =>
        other.id !== one.id &&
        other.start_at < one.end_at &&
        one.start_at < other.end_at &&
        other.table_ids?.some((id) => one.table_ids?.includes(id)),
    );
    expect(clash?.id).toBeUndefined();
  }
});

it("gives a report that agrees with the orders and shows a weekend and an evening", () => {
  const to = toLocal(STARTS.saturday).date;
  const report = orderReport(saturday.orders, { from: addDays(to, -60), to });
  const completed = saturday.orders.filter(({ status }) => status === "completed");
  const sum = completed.reduce((total, { total_cents }) => total + total_cents, 0);
  expect(report.turnover_cents).toBe(sum);
  expect(report.completed).toBe(completed.length);
  expect(
    report.vat.reduce((total, { net_cents, vat_cents }) => total + net_cents + vat_cents, 0),
  ).toBe(sum);
  expect(report.tip_cents).toBeGreaterThan(10_000);
  expect(report.average_cents).toBeGreaterThan(2_500);
  expect(report.average_cents).toBeLessThan(6_000);
  const [sunday = 0, monday = 0, tuesday = 0, , , , saturdays = 0] = report.by_weekday.map(
    (hours) => hours.reduce((all, count) => all + count, 0),
  );
  expect(monday).toBe(0);
  expect(saturdays).toBeGreaterThan(tuesday * 1.7);
  expect(sunday).toBeGreaterThan(tuesday);
  const [seven, three] = [report.by_hour[19], report.by_hour[15]];
  expect(seven?.completed ?? 0).toBeGreaterThan(10 * (three?.completed ?? 0));
});

it("has best sellers that stand out, repeat guests, and a history of the demo guest", () => {
  const { first } = historyDocuments(saturday, saturdayLedger, STARTS.saturday);
  const stats = first.find(({ path }) => path === `public_stats/${KEY}`)?.data;
  expect((stats as { item_ids: string[] }).item_ids.slice(0, 2).toSorted()).toEqual([
    "pad-thai",
    "pho-bo",
  ]);
  const visits = new Map<string, number>();
  for (const { creator_uid } of saturday.orders) {
    visits.set(creator_uid, (visits.get(creator_uid) ?? 0) + 1);
  }
  expect(Math.max(...visits.values())).toBeGreaterThan(15);
  expect(visits.size).toBeGreaterThan(150);
  const own = <T extends { creator_uid: string }>(all: readonly T[]) =>
    all.filter(({ creator_uid }) => creator_uid === "demo-gast");
  expect(statusesOf(own(saturday.orders))).toEqual(
    expect.arrayContaining(["cancelled", "completed", "preparing", "rejected"]),
  );
  expect(statusesOf(own(saturday.reservations))).toEqual(["cancelled", "completed", "confirmed"]);
});

it("uses only numbers and addresses that are kept for fiction", () => {
  const fiction = /^(?:0171 39200\d\d|030 23125-\d{3}|089 99998-\d{3})$/;
  for (const { contact } of [...saturday.orders, ...saturday.reservations]) {
    if (contact.phone !== undefined) expect(contact.phone).toMatch(fiction);
    if (contact.email !== undefined) expect(contact.email).toMatch(/@example\.com$/);
  }
});

it("opens a closed restaurant by special hours that the availability accepts", () => {
  const { history } = historyAt(STARTS.night, 2);
  expect(
    availabilitySchema.parse({ ...demoAvailability(history, STARTS.night), sold_out: {} }),
  ).toMatchObject({
    exceptions: [
      {
        date: "2026-11-25",
        hours: [
          ["00:30", "06:45"],
          ["11:00", "14:30"],
          ["17:00", "22:00"],
        ],
      },
    ],
  });
  expect(historyAt(toInstant("2026-11-21", 19 * 60), 2).history.exceptions).not.toEqual([]);
});

it("queues no mail and reminds of no table that is past", () => {
  const { events, state, first } = historyDocuments(saturday, saturdayLedger, STARTS.saturday);
  const all = [...events, ...state, ...first];
  expect(all.filter(({ path }) => path.startsWith("mail/"))).toEqual([]);
  const due = all.filter(({ data }) => {
    const { remind_at } = data as { remind_at?: number | null };
    return typeof remind_at === "number" && remind_at <= STARTS.saturday;
  });
  expect(all.some(({ data }) => Number.isInteger((data as { remind_at?: number }).remind_at))).toBe(
    true,
  );
  expect(due).toEqual([]);
});

it("lets staff go on with every open order", () => {
  for (const order of saturday.orders) {
    const [to] = nextStatuses(order, "staff");
    if (!to) continue;
    const step = { to, by: "staff", version: order.version, now: STARTS.saturday } as const;
    expect(changeOrderStatus(order, { ...step, eta_minutes: 20 }).ok).toBe(true);
  }
});

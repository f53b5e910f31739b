import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { addDays, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { historyAt, STARTS, statusesOf } from "./history-at";

describe.each(Object.entries(STARTS))("at %s", (_name, now) => {
  const { history, ledger } = historyAt(now, 2);
  const recent = history.orders.filter(({ created_at }) => created_at > now - 85 * MINUTE_MS);

  it("has a board with orders in every state", () => {
    // Demo orders are paid at the door.
    const statuses = ORDER_STATUSES.filter(
      (status) => status !== "awaiting_payment" && status !== "unpaid",
    );
    expect(statusesOf(recent)).toEqual(statuses.toSorted());
  });

  it("has tables at their meal, late, to come, to be answered, and a waitlist", () => {
    const around = history.reservations.filter(
      ({ start_at }) => Math.abs(start_at - now) <= 125 * MINUTE_MS,
    );
    expect(statusesOf(around)).toEqual(
      expect.arrayContaining(["confirmed", "requested", "seated", "waiting"]),
    );
    expect(around.some(({ kind }) => kind === "walk_in")).toBe(true);
    const late = around.filter(
      ({ status, start_at }) => status === "confirmed" && start_at <= now - 15 * MINUTE_MS,
    );
    expect(late).toHaveLength(1);
    expect(around.filter(({ status }) => status === "waiting")).toHaveLength(2);
  });

  it("happens neither before the first day nor after now", () => {
    const created = [...history.orders, ...history.reservations].map(
      ({ created_at }) => created_at,
    );
    expect(Math.max(...created)).toBeLessThanOrEqual(now);
    const changed = [...history.orders, ...history.reservations].map(
      ({ updated_at }) => updated_at,
    );
    expect(Math.max(...changed)).toBeLessThanOrEqual(now);
    const first = addDays(toLocal(now).date, -60);
    expect(history.orders.every(({ local_date }) => local_date >= first)).toBe(true);
  });

  it("has unique ids and codes", () => {
    const ids = [...history.orders, ...history.reservations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const codes = history.orders.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(ledger.orderCount).toBe(history.orders.length);
    expect(ledger.reservationCount).toBe(history.reservations.length);
  });

  it("leaves no order open that was due long before", () => {
    const open = history.orders.filter(({ status }) => !isFinal(status));
    const due = open.map(({ wanted_at, eta_at, created_at }) => wanted_at ?? eta_at ?? created_at);
    expect(Math.min(...due)).toBeGreaterThan(now - 45 * MINUTE_MS);
  });
});

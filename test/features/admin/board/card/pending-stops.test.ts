import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPendingStops, UNDO_MS } from "@/features/admin/board/card/pending-stops";
import { sampleOrder } from "@/test/harness/sample-order";

const order = sampleOrder({ id: "one", version: 1 });
const STOP = { to: "rejected", reason: "Wir schließen gerade." } as const;
const send = vi.fn<Parameters<typeof createPendingStops>[0]>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

it("sends a rejection after five seconds, once, at the version that the user saw", () => {
  const stops = createPendingStops(send);
  stops.start(order, STOP);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  expect(stops.isPending(order)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(order, STOP);
  expect(stops.isPending(order)).toBe(false);
  stops.flush();
  expect(send).toHaveBeenCalledOnce();
});

it("never sends a rejection that was undone", () => {
  const stops = createPendingStops(send);
  stops.start(order, STOP);
  stops.undo(order.id);
  expect(stops.isPending(order)).toBe(false);
  vi.advanceTimersByTime(UNDO_MS);
  stops.flush();
  expect(send).not.toHaveBeenCalled();
});

it("sends at once, and only once, when the page is left", () => {
  const stops = createPendingStops(send);
  stops.start(order, STOP);
  stops.flush();
  expect(send).toHaveBeenCalledExactlyOnceWith(order, STOP);
  vi.advanceTimersByTime(UNDO_MS);
  expect(send).toHaveBeenCalledOnce();
});

it("drops a rejection when a colleague has accepted the order meanwhile", () => {
  const stops = createPendingStops(send);
  const other = sampleOrder({ id: "two" });
  stops.start(order, STOP);
  stops.start(other, STOP);
  const accepted = { ...order, version: 2, status: "accepted" as const };
  expect(stops.isPending(accepted)).toBe(false);
  expect(stops.dropChanged([accepted, other])).toEqual([accepted]);
  vi.advanceTimersByTime(UNDO_MS);
  expect(send).toHaveBeenCalledExactlyOnceWith(other, STOP);
});

it("keeps the last of two reasons for an order and starts its time again", () => {
  const stops = createPendingStops(send);
  const later = { ...STOP, reason: "Ein Gericht ist leider ausverkauft." };
  stops.start(order, STOP);
  vi.advanceTimersByTime(UNDO_MS - 1);
  stops.start(order, later);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(order, later);
});

it("reports every change to its listeners", () => {
  const stops = createPendingStops(send);
  const listener = vi.fn<() => void>();
  const stop = stops.subscribe(listener);
  stops.start(order, STOP);
  stops.undo(order.id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  stops.start(order, STOP);
  expect(listener).toHaveBeenCalledTimes(2);
});

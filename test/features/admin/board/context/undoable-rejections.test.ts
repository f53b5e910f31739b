import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  createUndoableRejections,
  UNDO_MS,
} from "@/features/admin/board/context/undoable-rejections";
import { sampleOrder } from "@/test/harness/sample-order";

const order = sampleOrder({ id: "one", version: 1 });
const STOP = { to: "rejected", reason: "Wir schließen gerade." } as const;
const send = vi.fn<Parameters<typeof createUndoableRejections>[0]>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

it("sends a rejection after five seconds, once, at the version that the user saw", () => {
  const rejections = createUndoableRejections(send);
  rejections.start(order, STOP);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  expect(rejections.isPending(order)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(order, STOP);
  expect(rejections.isPending(order)).toBe(false);
  rejections.flush();
  expect(send).toHaveBeenCalledOnce();
});

it("never sends a rejection that was undone", () => {
  const rejections = createUndoableRejections(send);
  rejections.start(order, STOP);
  rejections.undo(order.id);
  expect(rejections.isPending(order)).toBe(false);
  vi.advanceTimersByTime(UNDO_MS);
  rejections.flush();
  expect(send).not.toHaveBeenCalled();
});

it("sends at once, and only once, when the page is left", () => {
  const rejections = createUndoableRejections(send);
  rejections.start(order, STOP);
  rejections.flush();
  expect(send).toHaveBeenCalledExactlyOnceWith(order, STOP);
  vi.advanceTimersByTime(UNDO_MS);
  expect(send).toHaveBeenCalledOnce();
});

it("drops a rejection when a colleague has accepted the order meanwhile", () => {
  const rejections = createUndoableRejections(send);
  const other = sampleOrder({ id: "two" });
  rejections.start(order, STOP);
  rejections.start(other, STOP);
  const accepted = { ...order, version: 2, status: "accepted" as const };
  expect(rejections.isPending(accepted)).toBe(false);
  expect(rejections.dropChanged([accepted, other])).toEqual([accepted]);
  vi.advanceTimersByTime(UNDO_MS);
  expect(send).toHaveBeenCalledExactlyOnceWith(other, STOP);
});

it("keeps the last of two reasons for an order and starts its time again", () => {
  const rejections = createUndoableRejections(send);
  const later = { ...STOP, reason: "Ein Gericht ist leider ausverkauft." };
  rejections.start(order, STOP);
  vi.advanceTimersByTime(UNDO_MS - 1);
  rejections.start(order, later);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(order, later);
});

it("reports every change to its listeners", () => {
  const rejections = createUndoableRejections(send);
  const listener = vi.fn<() => void>();
  const stop = rejections.subscribe(listener);
  rejections.start(order, STOP);
  rejections.undo(order.id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  rejections.start(order, STOP);
  expect(listener).toHaveBeenCalledTimes(2);
});

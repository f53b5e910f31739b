import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useOrder } from "@/data/use-order";
import type { Order } from "@/domain/order/order.schema";
import type { LiveListener } from "@/firebase/connection/live";
import { placedOrder } from "@/test/domain/order/sample-order";

const heard = vi.hoisted(() => ({ listener: null as LiveListener<Order | null> | null }));

vi.mock("@/firebase/repos/order-repo", () => ({
  watchOrder: (_id: string, listener: LiveListener<Order | null>) => {
    heard.listener = listener;
    return () => {};
  },
}));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "guest", isAnonymous: false });
    return () => {};
  },
}));

beforeEach(() => {
  heard.listener = null;
});

const own: Partial<Order> = { creator_uid: "guest", resto_key: "resto-bobingen" };

it.each<[string, Partial<Order>, string]>([
  ["the guest's own at this restaurant", own, "live"],
  ["the guest's own at another restaurant", { ...own, resto_key: "le-vie" }, "missing"],
  ["another account's, as staff may read it", { ...own, creator_uid: "other" }, "missing"],
])("an order that is %s is %s", (_whose, changes, status) => {
  const order = { ...placedOrder, ...changes };
  const { result } = renderHook(() => useOrder(order.id));
  act(() => heard.listener?.onAnswer({ value: order, fromCache: false }));
  expect(result.current).toEqual({ status, value: status === "live" ? order : null });
});

it("shows a cached order as loading, and as disconnected after five seconds", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const order = { ...placedOrder, ...own };
  const answer = (fromCache: boolean) =>
    act(() => heard.listener?.onAnswer({ value: order, fromCache }));
  const { result } = renderHook(() => useOrder(order.id));
  answer(true);
  expect(result.current).toEqual({ status: "loading", value: order });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toEqual({ status: "disconnected", value: order });
  answer(false);
  expect(result.current).toEqual({ status: "live", value: order });
  // After an answer from the server, a cached one means a lost connection.
  answer(true);
  expect(result.current).toEqual({ status: "disconnected", value: order });
});

it("never shows an order as disconnected when the server answers in time", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const order = { ...placedOrder, ...own };
  const { result } = renderHook(() => useOrder(order.id));
  act(() => heard.listener?.onAnswer({ value: order, fromCache: true }));
  act(() => heard.listener?.onAnswer({ value: order, fromCache: false }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual({ status: "live", value: order });
});

import { act, renderHook } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { OrderProvider } from "@/data/order-provider";
import { LIVE_ORDERS, useOrderHistory } from "@/data/use-order-history";
import type { Order } from "@/domain/order/order.schema";
import type { LiveListener } from "@/firebase/connection/live";
import * as olderOrders from "@/firebase/repos/older-orders";
import { StateProvider } from "@/state/jotai-hooks";

/** A busy machine needs longer than the default of one second. */
const SLOW = { timeout: 10_000 };

const session = vi.hoisted(() => ({ report: (_user: { uid: string } | null) => {} }));

vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: { uid: string } | null) => void) => {
    session.report = onChange;
    return () => {};
  },
}));
vi.mock("@/firebase/repos/order-repo", () => ({
  watchOwnOrders: (_key: string, uid: string, listener: LiveListener<readonly Order[]>) => {
    listener.onAnswer({ value: ordersOf(uid, LIVE_ORDERS), fromCache: false });
    return () => {};
  },
}));
vi.mock("@/firebase/repos/older-orders", () => ({ HISTORY_PAGE: 20, readOlderOrders: vi.fn() }));

const readOlder = vi.mocked(olderOrders.readOlderOrders);

function ordersOf(uid: string, count: number, from = 1000): Order[] {
  return Array.from(
    { length: count },
    (_, at) => ({ id: `${uid}-${from - at}`, creator_uid: uid, created_at: from - at }) as Order,
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <StateProvider store={store}>
      <OrderProvider>{children}</OrderProvider>
    </StateProvider>
  );
}

const store = createStore();

beforeEach(() => void readOlder.mockReset());

it("does not show one user's history to the next one", async () => {
  const { result } = renderHook(() => useOrderHistory(), { wrapper: Providers });
  act(() => session.report({ uid: "mia" }));
  expect(result.current.older).toBe("more");
  readOlder.mockResolvedValueOnce(ordersOf("mia", 3, 500));
  await act(() => result.current.loadOlder());
  expect(result.current.older).toBe("end");
  expect(result.current.orders).toHaveLength(LIVE_ORDERS + 3);

  act(() => session.report({ uid: "ben" }));
  expect(result.current.older).toBe("more");
  expect(result.current.orders.every(({ creator_uid }) => creator_uid === "ben")).toBe(true);
});

it("shows an answer only to the user it was requested for", async () => {
  let answer: (orders: readonly Order[]) => void = () => {};
  readOlder.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useOrderHistory(), { wrapper: Providers });
  act(() => session.report({ uid: "mia" }));
  act(() => void result.current.loadOlder());
  await vi.waitFor(() => expect(readOlder).toHaveBeenCalled(), SLOW);
  act(() => session.report({ uid: "ben" }));
  await act(async () => answer(ordersOf("mia", 3, 500)));
  expect(result.current.older).toBe("more");
  expect(result.current.orders).toHaveLength(LIVE_ORDERS);
});

import { act, renderHook } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { OrderProvider } from "@/data/order-provider";
import { LIVE_ORDERS, useOrderHistory } from "@/data/use-order-history";
import type { Order } from "@/domain/order/order.schema";
import type { LiveAnswer, LiveListener } from "@/firebase/connection/live";
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
    listener.onAnswer({ value: [...ordersOf(uid, LIVE_ORDERS), ...olderOpen], ...live });
    return () => {};
  },
}));
/** Further live orders, and the rest of the answer. */
let olderOpen: readonly Order[] = [];
let live: Omit<LiveAnswer<unknown>, "value"> = { fromCache: false, hasMore: true };

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

beforeEach(() => {
  readOlder.mockReset();
  olderOpen = [];
  live = { fromCache: false, hasMore: true };
});

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
  expect(result.current.orders).toHaveLength(LIVE_ORDERS);
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

it("continues after the newest orders, although older open ones are shown as well", async () => {
  olderOpen = ordersOf("mia", 1, 100);
  live = { fromCache: false, hasMore: true, unreadable: [{ id: "x", code: null }] };
  const { result } = renderHook(() => useOrderHistory(), { wrapper: Providers });
  act(() => session.report({ uid: "zoe" }));
  act(() => session.report({ uid: "mia" }));
  readOlder.mockResolvedValueOnce(ordersOf("mia", 21, 980)).mockResolvedValueOnce([]);
  await act(() => result.current.loadOlder());
  // One of the newest 20 cannot be read.
  expect(readOlder.mock.calls[0]?.[0].createdAt).toBe(1000 - (LIVE_ORDERS - 2));
  expect(result.current.older).toBe("more");
  await act(() => result.current.loadOlder());
  expect(readOlder.mock.calls[1]?.[0].createdAt).toBe(960);
  expect(result.current.older).toBe("end");
});

it("has no older orders if the live list is complete", () => {
  live = { fromCache: false };
  const { result } = renderHook(() => useOrderHistory(), { wrapper: Providers });
  act(() => session.report({ uid: "zoe" }));
  act(() => session.report({ uid: "mia" }));
  expect(result.current.older).toBe("end");
});

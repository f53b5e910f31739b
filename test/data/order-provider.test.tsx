import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { OrderProvider, useListedOrder } from "@/data/order-provider";
import type { Order } from "@/domain/order/order.schema";
import type { LiveListener } from "@/firebase/connection/live";
import { placedOrder } from "@/test/domain/order/sample-order";

const heard = vi.hoisted(() => ({
  list: null as LiveListener<readonly Order[]> | null,
  alone: null as LiveListener<Order | null> | null,
}));

vi.mock("@/firebase/repos/order-repo", () => ({
  watchOwnOrders: (_key: string, _uid: string, listener: LiveListener<readonly Order[]>) => {
    heard.list = listener;
    return () => {};
  },
  watchOrder: (_id: string, listener: LiveListener<Order | null>) => {
    heard.alone = listener;
    return () => {
      heard.alone = null;
    };
  },
}));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "guest", isAnonymous: false });
    return () => {};
  },
}));

const order: Order = { ...placedOrder, creator_uid: "guest", resto_key: "resto-bobingen" };
const other: Order = { ...order, id: "00000000-0000-4000-8000-000000000000" };

beforeEach(() => {
  heard.alone = null;
});

function follow() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OrderProvider>{children}</OrderProvider>
  );
  return renderHook(() => useListedOrder(order.id), { wrapper }).result;
}

const list = (value: readonly Order[], fromCache = false) =>
  act(() => heard.list?.onAnswer({ value, fromCache }));

it("takes an order from the list that is followed anyway, and reads it only once", () => {
  const shown = follow();
  expect(shown.current).toEqual({ status: "loading", value: null });
  list([other, order]);
  expect(shown.current).toEqual({ status: "live", value: order });
  list([other, { ...order, version: 2 }], true);
  expect(shown.current).toMatchObject({ status: "disconnected", value: { version: 2 } });
  expect(heard.alone).toBeNull();
});

it("follows an order by itself that the list lacks, until the list has it", () => {
  const shown = follow();
  list([other]);
  act(() => heard.alone?.onAnswer({ value: order, fromCache: false }));
  expect(shown.current).toEqual({ status: "live", value: order });
  list([other, order]);
  expect(shown.current).toEqual({ status: "live", value: order });
  expect(heard.alone).toBeNull();
});

it("goes on following an order when the list is refused", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const shown = follow();
  list([order]);
  act(() => heard.list?.onFault(new Error("refused")));
  act(() => heard.alone?.onAnswer({ value: { ...order, version: 2 }, fromCache: false }));
  expect(shown.current).toMatchObject({ status: "live", value: { version: 2 } });
});

import { act, render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { OrderProvider } from "@/data/order-provider";
import type { Order } from "@/domain/order/order.schema";
import { OrdersPage } from "@/features/orders/list/orders-page";
import { OrderPage } from "@/features/orders/order/order-page";
import type { LiveListener } from "@/firebase/connection/live";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { StateProvider } from "@/state/jotai-hooks";

const heard = vi.hoisted(() => ({
  list: null as LiveListener<readonly Order[]> | null,
  order: null as LiveListener<Order | null> | null,
}));

vi.mock("@/firebase/repos/order-repo", () => ({
  watchOwnOrders: (_key: string, _uid: string, listener: LiveListener<readonly Order[]>) => {
    heard.list = listener;
    return () => {};
  },
  watchOrder: (_id: string, listener: LiveListener<Order | null>) => {
    heard.order = listener;
    return () => {};
  },
}));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "guest", isAnonymous: false });
    return () => {};
  },
}));

const texts = ordersTexts.de;
const unreadable = [{ id: "one", code: "CDFG" }];

function open(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <StateProvider store={createStore()}>
        <OrderProvider>
          <Routes>
            <Route path="/orders" element={<OrdersPage />} />
            <Route path="/orders/:id" element={<OrderPage />} />
          </Routes>
        </OrderProvider>
      </StateProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  heard.list = null;
  heard.order = null;
});

it("a guest's list says that an order cannot be shown, instead of being empty", () => {
  open("/orders");
  act(() => heard.list?.onAnswer({ value: [], fromCache: false, unreadable }));
  expect(screen.getByText(texts.unreadable(1))).toBeVisible();
  expect(screen.queryByText(texts.emptyTitle)).toBeNull();
});

it("a guest's list without orders is empty", () => {
  open("/orders");
  act(() => heard.list?.onAnswer({ value: [], fromCache: false }));
  expect(screen.getByText(texts.emptyTitle)).toBeVisible();
});

it("the page of an unreadable order says so, instead of denying the order", () => {
  open("/orders/one");
  act(() => heard.list?.onAnswer({ value: [], fromCache: false, unreadable }));
  act(() => heard.order?.onAnswer({ value: null, fromCache: false, unreadable }));
  expect(screen.getByText(texts.unreadableTitle)).toBeVisible();
  act(() => heard.order?.onAnswer({ value: null, fromCache: false }));
  expect(screen.getByText(texts.notFoundTitle)).toBeVisible();
});

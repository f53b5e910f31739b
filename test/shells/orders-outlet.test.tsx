import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import type { LiveListener } from "@/firebase/connection/live";
import { CustomerShell } from "@/shells/customer/customer-shell";
import { placedOrder } from "@/test/domain/order/sample-order";
import { stubStoredDocuments } from "@/test/features/render-in-restaurant";

const own: Order = { ...placedOrder, creator_uid: "guest", resto_key: "resto-bobingen" };
const watched = vi.hoisted(() => ({ starts: 0, stops: 0 }));

// Compiling the page takes longer than the test's timeout.
beforeAll(() => import("@/features/orders/order/order-page"), 60_000);

vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "guest", isAnonymous: false });
    return () => {};
  },
}));
vi.mock("@/firebase/repos/order-repo", () => ({
  watchOwnOrders: (_key: string, _uid: string, listener: LiveListener<readonly Order[]>) => {
    watched.starts += 1;
    listener.onAnswer({ value: [own], fromCache: false });
    return () => {
      watched.stops += 1;
    };
  },
  watchOrder: (_id: string, listener: LiveListener<Order | null>) => {
    listener.onAnswer({ value: own, fromCache: false });
    return () => {};
  },
}));

/** Clicks inside an asynchronous act, because suspending trees hang in jsdom otherwise. */
const follow = async (name: RegExp) => {
  const link = await screen.findByRole("link", { name });
  await act(() => userEvent.click(link));
};

it("keeps one subscription from the list to an order and back", async () => {
  stubStoredDocuments();
  Object.assign(window, { scrollTo: () => {} });
  window.history.replaceState(null, "", "/order/orders");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  await act(async () => {
    render(
      <BrowserRouter>
        <CustomerShell />
      </BrowserRouter>,
    );
  });
  await follow(new RegExp(own.code));
  await follow(/Alle Bestellungen/);
  await screen.findByRole("link", { name: new RegExp(own.code) });
  expect(watched).toEqual({ starts: 1, stops: 0 });
});

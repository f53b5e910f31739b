import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { ReturningGuest } from "@/features/orders/returning/returning-guest";
import type { LiveListener } from "@/firebase/connection/live";
import { renderInRestaurant } from "../../render-in-restaurant";
import { shownOrder } from "../order/show-order";

const heard = vi.hoisted(() => ({ list: null as LiveListener<readonly Order[]> | null }));

vi.mock("@/firebase/repos/order-repo", () => ({
  watchOwnOrders: (_key: string, _uid: string, listener: LiveListener<readonly Order[]>) => {
    heard.list = listener;
    return () => {};
  },
}));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "u1", isAnonymous: true });
    return () => {};
  },
}));

it("shows an order to pay before others that are under way", async () => {
  await renderInRestaurant(<ReturningGuest />);
  const unpaid = shownOrder({ id: "unpaid", code: "CDFG", status: "awaiting_payment" });
  const value = [shownOrder({ id: "placed", code: "HJKL" }), unpaid];
  await act(async () => heard.list?.onAnswer({ value, fromCache: false }));
  expect(screen.getByRole("link")).toHaveAccessibleName(/CDFG.*Zahlung offen/);
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { NotificationSwitch } from "@/features/orders/notifications/notification-switch";
import { useOrderNotifications } from "@/features/orders/notifications/use-order-notifications";
import { StateProvider } from "@/state/jotai-hooks";
import { orderNotificationsAtom } from "@/state/ordering/order-notifications-atom";
import { appStore } from "@/state/store";

const shown = vi.fn();

function stubNotification(permission: NotificationPermission, answer = permission) {
  class Stub {
    static permission = permission;
    static requestPermission = vi.fn(async () => {
      Stub.permission = answer;
      return answer;
    });
    onclick: unknown = null;
    constructor(title: string, options: NotificationOptions) {
      shown(title, options);
    }
  }
  vi.stubGlobal("Notification", Stub);
  return Stub;
}

const at = Date.parse("2026-11-21T17:00:00Z");

function order(version: number, changes: Partial<Order> = {}): Order {
  const steps = ["placed", "accepted", "preparing", "ready"] as const;
  const history = steps
    .slice(0, version)
    .map((status, index) => ({ version: index + 1, status, at, by: "staff" as const }));
  return {
    id: "order-1",
    code: "K7QX",
    type: "pickup",
    status: steps[version - 1] ?? "placed",
    version,
    history,
    eta_at: at + 1_800_000,
    ...changes,
  } as Order;
}

function Page(props: { order: Order }) {
  useOrderNotifications(props.order);
  return <NotificationSwitch />;
}

function page(current: Order) {
  return (
    <StateProvider store={appStore}>
      <Page order={current} />
    </StateProvider>
  );
}

beforeEach(() => {
  appStore.set(orderNotificationsAtom, false);
  shown.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("notifications about an order", () => {
  it("asks for permission on click and then shows a notification for each relevant change", async () => {
    const { requestPermission } = stubNotification("default", "granted");
    const { rerender } = render(page(order(1)));
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Bei Änderungen benachrichtigen" }));
    expect(screen.getByRole("status")).toHaveTextContent(/^Sie werden bei Änderungen/);
    expect(shown).not.toHaveBeenCalled();

    rerender(page(order(2)));
    rerender(page(order(3)));
    rerender(page(order(4)));
    expect(shown.mock.calls.map(([title, { body }]) => [title, body])).toEqual([
      ["Bestellung K7QX ist angenommen", "Abholbereit gegen 18:30 Uhr"],
      ["Bestellung K7QX ist fertig", "Ihr Essen ist fertig. Sie können es abholen."],
    ]);
  });

  it("names the reason of a rejection, and a cancellation", () => {
    stubNotification("granted");
    appStore.set(orderNotificationsAtom, true);
    const { rerender } = render(page(order(1)));
    const step = (version: number, status: Order["status"], reason?: string) =>
      order(version, {
        status,
        history: [{ version, status, at, by: "staff", ...(reason && { reason }) }],
      });
    rerender(page(step(2, "rejected", "Zu viel zu tun")));
    rerender(page(step(3, "cancelled")));
    expect(shown.mock.calls.map(([title, { body }]) => [title, body])).toEqual([
      ["Bestellung K7QX wurde abgelehnt", expect.stringMatching(/Zu viel zu tun/)],
      ["Bestellung K7QX ist storniert", expect.any(String)],
    ]);
  });

  it("shows no notifications once turned off", async () => {
    stubNotification("granted");
    appStore.set(orderNotificationsAtom, true);
    const { rerender } = render(page(order(1)));
    await userEvent.click(screen.getByRole("button", { name: "Nicht mehr benachrichtigen" }));
    rerender(page(order(2)));
    expect(shown).not.toHaveBeenCalled();
  });

  it("explains that the browser denies or does not support notifications", async () => {
    stubNotification("default", "denied");
    const { unmount } = render(page(order(1)));
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("status")).toHaveTextContent(/erlaubt dieser Seite keine/);
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    vi.stubGlobal("Notification", undefined);
    await act(async () => void render(page(order(1))));
    expect(screen.getByRole("status")).toHaveTextContent(/unterstützt keine Benachrichtigungen/);
  });
});

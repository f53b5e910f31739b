import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { err, ok } from "@/domain/result/result";
import { OrderView } from "@/features/orders/order/order-view";
import * as callables from "@/firebase/callables/order-callables";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../../render-in-restaurant";
import { shownOrder, showOrder } from "./show-order";

vi.mock("@/firebase/callables/order-callables", () => ({ callCancelOrder: vi.fn() }));

const cancel = vi.mocked(callables.callCancelOrder);

describe("order page", () => {
  it("shows code, timeline and VAT", async () => {
    await showOrder({});
    expect(screen.getByText("K7QX")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Beim Restaurant");
    const steps = within(screen.getByRole("list", { name: "Stand der Bestellung" }));
    expect(steps.getAllByRole("listitem")).toHaveLength(5);
    const sent = steps.getByText("Beim Restaurant").closest("li");
    expect(sent).toHaveAttribute("aria-current", "step");
    expect(sent).toHaveTextContent(/\d\d:\d\d/);
    expect(steps.getByText("Abholbereit").closest("li")).not.toHaveTextContent(/\d\d:\d\d/);
    expect(screen.getByText("mit Meersalz")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /7 %/ })).toHaveTextContent(/8,24.*0,58.*8,82/);
  });

  it("cancels only after a confirmation", async () => {
    cancel.mockResolvedValueOnce(ok({ id: "x", status: "cancelled", version: 2 }));
    const user = await showOrder({});
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Ja, stornieren" })).toHaveFocus();
    await act(async () => screen.getByRole("button", { name: "Ja, stornieren" }).click());
    expect(cancel).toHaveBeenCalledWith({ order_id: shownOrder({}).id, version: 1 });
  });

  it.each([
    ["nothing was taken", { payment_status: "lapsed", paid_cents: 0 }, true, []],
    [
      "money that came too late goes back",
      { payment_status: "captured", paid_cents: 882 },
      false,
      [/8,82.€ gehen an Sie zurück\./],
    ],
  ] as const)("says of an order that was not paid in time that %s", async (...given) => {
    const [, money, isUntouched, facts] = given;
    const unpaid = { payment: "online", status: "unpaid", status_at: {} } as const;
    await showOrder({ ...unpaid, promised_at: Date.now(), ...money });
    expect(screen.getAllByText(/Sie haben nicht bestellt/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Zugesagt/)).toBeNull();
    expect(screen.queryAllByText(/nichts belastet/).length > 0).toBe(isUntouched);
    for (const fact of facts) expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
  });

  it("explains a refused cancellation", async () => {
    cancel.mockResolvedValueOnce(
      err({ kind: "refused", refusal: { reason: "CANCEL_TOO_LATE" }, quote: null }),
    );
    const user = await showOrder({});
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    await user.click(screen.getByRole("button", { name: "Ja, stornieren" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Zum Stornieren ist es zu spät");
  });

  it("removes the notice about a lost answer once the order is cancelled", async () => {
    // Reduced motion, because jsdom has no animations.
    const media = vi
      .spyOn(window, "matchMedia")
      .mockReturnValue({ matches: true } as MediaQueryList);
    onTestFinished(() => media.mockRestore());
    const conflict = {
      kind: "refused",
      refusal: { reason: "VERSION_CONFLICT" },
      quote: null,
    } as const;
    cancel
      .mockResolvedValueOnce(err({ kind: "unknown-outcome" }))
      .mockResolvedValueOnce(err(conflict));
    function LiveOrder() {
      const [shown, setShown] = useState(() => shownOrder({}));
      const next = () => setShown(shownOrder({ status: "cancelled", version: 2 }));
      return (
        <>
          <OrderView order={shown} />
          <button type="button" onClick={next}>
            Next version
          </button>
        </>
      );
    }
    await renderInRestaurant(<LiveOrder />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    await user.click(screen.getByRole("button", { name: "Ja, stornieren" }));
    await screen.findByText(/Wir haben keine Antwort bekommen/);
    screen.getByRole("button", { name: "Bestellung stornieren" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Next version" }));
    expect(screen.queryByText(/Wir haben keine Antwort bekommen/)).toBeNull();
    const heading = screen.getByRole("heading", { level: 1, name: "Storniert" });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  it("counts down the two minutes in which an accepted order can be cancelled", async () => {
    const now = Date.now();
    await showOrder({
      status: "accepted",
      status_at: { placed: now - 90_000, accepted: now - 60_000 },
      eta_at: now + 1_200_000,
    });
    expect(screen.getByRole("timer")).toHaveTextContent(/^Noch (1:00|0:59) Minuten möglich$/);
  });

  it("offers no cancellation of a rejected order and shows the reason", async () => {
    const now = Date.now();
    await showOrder({
      status: "rejected",
      status_at: { placed: now - 300_000, rejected: now },
      history: [{ version: 2, status: "rejected", at: now, by: "staff", reason: "Reis ist aus" }],
    });
    expect(screen.queryByRole("button", { name: "Bestellung stornieren" })).toBeNull();
    expect(screen.getByText(/Grund: Reis ist aus/)).toBeInTheDocument();
  });
});

describe("promised time", () => {
  const acceptedAt = Date.parse("2026-11-21T17:00:00Z");
  const minutes = (count: number) => acceptedAt + count * 60_000;
  const accepted = {
    status: "accepted",
    status_at: { placed: acceptedAt, accepted: acceptedAt },
    eta_at: minutes(40),
    version: 3,
    history: [
      { version: 1, status: "placed", at: acceptedAt, by: "guest" },
      { version: 2, status: "accepted", at: acceptedAt, by: "staff", eta_at: minutes(30) },
      {
        version: 3,
        status: "accepted",
        at: minutes(5),
        by: "staff",
        delay_minutes: 10,
        eta_at: minutes(40),
      },
    ],
  } satisfies Partial<Order>;

  it("shows the old and the new promised time after a delay", async () => {
    await showOrder(accepted);
    expect(
      screen.getByText("10 Minuten später als zugesagt: jetzt gegen 18:40 Uhr statt 18:30 Uhr."),
    ).toBeInTheDocument();
    expect(screen.getByText(/Von uns um 18:05 Uhr gemeldet/)).toBeInTheDocument();
  });

  it("says that an acceptance is later than the wanted time", async () => {
    const history = accepted.history.slice(0, 2);
    await showOrder({ ...accepted, history, eta_at: minutes(30), wanted_at: minutes(15) });
    expect(screen.getByText(/^15 Minuten später .* statt 18:15 Uhr\.$/)).toBeInTheDocument();
  });

  it("shows what the checkout promised before the order is accepted", async () => {
    await showOrder({ promised_at: minutes(20) });
    expect(screen.getByTestId("promised-time")).toHaveTextContent("18:20 Uhr");
    expect(screen.getByText(/Zugesagt für Sa 21.11.2026, 18:20 Uhr$/)).toBeInTheDocument();
  });

  it("says that an acceptance is later than the checkout promised, and keeps that time", async () => {
    const history = accepted.history.slice(0, 2);
    await showOrder({ ...accepted, history, eta_at: minutes(30), promised_at: minutes(20) });
    expect(
      screen.getByText("10 Minuten später als zugesagt: jetzt gegen 18:30 Uhr statt 18:20 Uhr."),
    ).toBeInTheDocument();
    expect(screen.getByText(/Zugesagt für Sa 21.11.2026, 18:20 Uhr$/)).toBeInTheDocument();
  });

  it("says nothing about a change when the acceptance keeps the promise", async () => {
    const history = accepted.history.slice(0, 2);
    await showOrder({ ...accepted, history, eta_at: minutes(30), promised_at: minutes(30) });
    expect(screen.queryByText(/als zugesagt/)).toBeNull();
  });
});

describe("receipt", () => {
  it("shows the restaurant's VAT id and the order's status", async () => {
    await showOrder({});
    expect(screen.getByText("Beleg zur Bestellung K7QX")).toBeInTheDocument();
    expect(screen.getByText(`USt-IdNr. ${restoBobingen.tax}`)).toBeInTheDocument();
    expect(screen.getByText(/^Stand .* Uhr: Beim Restaurant$/)).toBeInTheDocument();
  });

  it("opens the browser's print dialog", async () => {
    const user = await showOrder({});
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Beleg drucken" }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

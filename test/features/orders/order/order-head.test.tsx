import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { showOrder } from "./show-order";

vi.mock("@/firebase/callables/order-callables", () => ({ callCancelOrder: vi.fn() }));

describe("head of the order page", () => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  const accepted = (eta_at: number): Partial<Order> => ({
    status: "preparing",
    status_at: { placed: minutes(-12), accepted: minutes(-10) },
    eta_at,
    history: [{ version: 2, status: "accepted", at: minutes(-10), by: "staff", eta_at }],
  });
  const head = () => screen.getByTestId("order-head");

  it("counts the minutes left and follows them with a progress", async () => {
    await showOrder(accepted(minutes(30)));
    expect(screen.getByTestId("minutes-left")).toHaveTextContent(/noch etwa (29|30) Minuten/);
    expect(head()).toHaveClass("order-head--calm");
    const progress = screen.getByRole("progressbar", { name: "Vergangene Wartezeit" });
    expect(Number(progress.getAttribute("aria-valuenow"))).toBeCloseTo(25, -1);
  });

  it("says that it takes longer once the promised time has passed", async () => {
    await showOrder(accepted(minutes(-4)));
    expect(within(head()).getByText("Es dauert etwas länger")).toBeInTheDocument();
    expect(head()).toHaveClass("order-head--late");
    const announced = within(head()).getByText(/^Zugesagt war \d\d:\d\d Uhr/);
    expect(announced.closest("[role=status]")).not.toBeNull();
    expect(screen.queryByTestId("promised-time")).toBeNull();
  });

  it.each([
    ["pickup", "bei Abholung nennen"],
    ["delivery", "bei Fragen am Telefon nennen"],
  ] as const)("says for %s when to name the order number", async (type, hint) => {
    await showOrder({ type });
    expect(within(head()).getByText(hint)).toBeInTheDocument();
  });

  it.each(["awaiting_payment", "unpaid"] as const)(
    "neither promises a time nor asks for the number of an order in %s",
    async (status) => {
      const waiting = { payment: "online", payment_status: "open" } as const;
      const promised_at = minutes(30);
      await showOrder({ ...waiting, status, status_at: { awaiting_payment: 1 }, promised_at });
      expect(head()).toHaveTextContent("K7QX");
      expect(within(head()).queryByTestId("promised-time")).toBeNull();
      expect(within(head()).queryByText("bei Abholung nennen")).toBeNull();
    },
  );

  it.each([
    ["cash", "Diese Bestellung wurde storniert. Sie müssen nichts bezahlen."],
    ["online", "Diese Bestellung wurde storniert."],
  ] as const)("says of a cancelled order to be paid by %s: %s", async (payment, sentence) => {
    const paid = { payment_status: "refunded", paid_cents: 882, refunded_cents: 882 } as const;
    await showOrder({ payment, status: "cancelled", ...(payment === "online" && paid) });
    expect(within(head()).getByText(sentence)).toBeInTheDocument();
  });

  it.each([
    ["pickup", "Abgeholt"],
    ["delivery", "Geliefert"],
  ] as const)("calls the end of a %s order %s", async (type, name) => {
    await showOrder({ type, status: "completed", status_at: { placed: minutes(-50) } });
    expect(screen.getByRole("heading", { level: 1, name })).toBeInTheDocument();
    const steps = within(screen.getByRole("list", { name: "Stand der Bestellung" }));
    expect(steps.getAllByRole("listitem").at(-1)).toHaveTextContent(name);
    expect(screen.queryByText("Abgeschlossen")).toBeNull();
  });

  it("celebrates a fresh end only, and offers to order again", async () => {
    const completed = (ago: number) => ({
      status: "completed" as const,
      status_at: { placed: minutes(-50), completed: minutes(-ago) },
    });
    await showOrder(completed(1));
    expect(screen.getByTestId("celebration")).toBeInTheDocument();
    expect(
      within(head()).getByRole("button", { name: "Noch einmal bestellen" }),
    ).toBeInTheDocument();
    cleanup();
    await showOrder(completed(30));
    expect(screen.queryByTestId("celebration")).toBeNull();
  });

  it("links to the restaurant's page for reviews after a completed order", async () => {
    const review_url = "https://example.com/reviews";
    const name = "Wie war’s? Bewertung schreiben";
    await showOrder({ status: "completed" }, { review_url });
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", review_url);
    cleanup();
    await showOrder({ status: "rejected" }, { review_url });
    expect(screen.queryByRole("link", { name })).toBeNull();
    cleanup();
    await showOrder({ status: "completed" });
    expect(screen.queryByRole("link", { name })).toBeNull();
  });
});

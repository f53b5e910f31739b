import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { receiptContent } from "@/features/admin/board/printing/content/receipt-content";
import { PrintSheet } from "@/features/admin/board/printing/print-sheet";
import { ticketParts } from "@/features/admin/board/printing/thermal/ticket-parts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Text of both kinds of ticket. */
function ticketsOf(order: Order): string[] {
  const thermal = JSON.stringify(ticketParts({ order, restaurant: "Resto", language: "de" }));
  const job = { order, kind: "ticket", lastPrintedAt: null } as const;
  render(<PrintSheet job={job} restaurant={restoBobingen} />);
  const browser = screen.getByTestId("print-sheet").textContent ?? "";
  cleanup();
  return [thermal, browser].map(plain);
}

const accepted = { status: "accepted", total_cents: 3200 } as const;

it("asks on every ticket for what the guest pays at the door", () => {
  const [thermal, browser] = ticketsOf(sampleOrder({ ...accepted, payment: "card_at_door" }));
  expect(thermal).toContain('"left":"Kassieren: Kartenzahlung","right":"32,00 €"');
  expect(browser).toContain("32,00 € kassieren Kartenzahlung");
});

it("says on every ticket that an online order is paid", () => {
  const order = sampleOrder({ ...accepted, payment: "online", payment_status: "authorised" });
  for (const ticket of ticketsOf(order)) {
    expect(ticket).toContain("Bezahlt");
    expect(ticket).toContain("32,00 €");
    expect(ticket).not.toMatch(/kassieren/i);
  }
});

it("asks on every ticket for cash if the online payment is missing", () => {
  const order = sampleOrder({ ...accepted, payment: "online", payment_status: "failed" });
  for (const ticket of ticketsOf(order)) {
    expect(ticket).toContain("32,00 € bar kassieren");
    expect(ticket).not.toContain("Bezahlt");
  }
});

it("does not ask for money on the ticket of an order that has ended", () => {
  for (const ticket of ticketsOf(sampleOrder({ ...accepted, status: "completed" }))) {
    expect(ticket).toContain("Barzahlung");
    expect(ticket).not.toMatch(/kassieren/i);
  }
});

it("states on the receipt what was paid online and refunded", () => {
  const sumsOf = (changes: Partial<Order>) =>
    receiptContent(sampleOrder({ ...accepted, ...changes }), restoBobingen)
      .sums.map(({ label, value }) => plain(`${label}: ${value}`))
      .slice(2);
  const paid = { payment: "online", paid_cents: 3200 } as const;
  expect(sumsOf({ ...paid, payment_status: "captured" })).toEqual([
    "Gesamtbetrag: 32,00 €",
    "Online bezahlt: 32,00 €",
  ]);
  expect(sumsOf({ ...paid, payment_status: "part_refunded", refunded_cents: 500 })).toEqual([
    "Gesamtbetrag: 32,00 €",
    "Online bezahlt: 32,00 €",
    "Erstattet: −5,00 €",
  ]);
  expect(sumsOf({ payment: "online", payment_status: "failed" })).toEqual([
    "Gesamtbetrag: 32,00 €",
    "Barzahlung: bei der Abholung",
  ]);
});

import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { PrintSheet } from "@/features/admin/board/printing/print-sheet";
import { ticketParts } from "@/features/admin/board/printing/thermal/ticket-parts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

const AT = Date.parse("2026-11-24T18:00:00+01:00");
const inMinutes = (minutes: number) => AT + minutes * 60_000;

/** The text of the ticket from the browser and from the receipt printer. */
function tickets(changes: Partial<Order>): string[] {
  const order = sampleOrder({ created_at: AT, ...changes });
  const job = { order, kind: "ticket", lastPrintedAt: null } as const;
  render(<PrintSheet job={job} restaurant={restoBobingen} />);
  const paper = screen.getByTestId("print-sheet").textContent ?? "";
  return [paper, JSON.stringify(ticketParts({ order, restaurant: "Resto", language: "de" }))];
}

it("prints the time that the checkout promised on the ticket of an unanswered order", () => {
  for (const ticket of tickets({ promised_at: inMinutes(25) })) {
    expect(ticket).toContain("fertig bis 18:25 Uhr");
    expect(ticket).not.toContain("zugesagt");
  }
});

it("prints both times on the ticket of an order that was accepted for later", () => {
  for (const ticket of tickets({ promised_at: inMinutes(25), eta_at: inMinutes(40) })) {
    expect(ticket).toContain("fertig bis 18:40 Uhr");
    expect(ticket).toContain("zugesagt 18:25 Uhr");
  }
});

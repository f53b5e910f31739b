import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { receiptContent } from "@/features/admin/board/printing/content/receipt-content";
import { PrintSheet } from "@/features/admin/board/printing/print-sheet";
import { receiptParts } from "@/features/admin/board/printing/thermal/receipt-parts";
import { ticketParts } from "@/features/admin/board/printing/thermal/ticket-parts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

const order = sampleOrder({
  type: "delivery",
  payment: "cash",
  total_cents: 3200,
  tip_cents: 300,
  cash_given_cents: 5000,
});
const { tip_cents: _tip, cash_given_cents: _cash, ...plain } = order;

const textOf = (parts: readonly object[]) => JSON.stringify(parts).replaceAll("\u00a0", " ");

it("prints what the driver collects and the change on the ticket", () => {
  const ticket = textOf(ticketParts({ order, restaurant: "Resto", language: "de" }));
  expect(ticket).toContain('"right":"35,00 €"');
  for (const fact of ["davon 3,00 € Trinkgeld", "zahlt mit 50,00 €", "Rückgeld 15,00 €"]) {
    expect(ticket).toContain(fact);
  }
  const without = textOf(ticketParts({ order: plain, restaurant: "Resto", language: "de" }));
  expect(without).toContain('"right":"32,00 €"');
  expect(without).not.toMatch(/Trinkgeld|zahlt mit|Rückgeld/);
});

it("prints on the ticket what goes into reusable containers", () => {
  const reusable = { containers: 2, deposit_cents: 1000 };
  const ticketOf = (printed: typeof order) =>
    textOf(ticketParts({ order: printed, restaurant: "Resto", language: "de" }));
  expect(ticketOf({ ...order, reusable })).toContain("Mehrweg: 2 Behälter");
  expect(ticketOf(order)).not.toContain("Mehrweg");
});

it("prints the tip below the total on the receipt, outside the VAT", () => {
  const receipt = textOf(receiptParts(receiptContent(order, restoBobingen)));
  expect(receipt).toContain('"left":"Trinkgeld","right":"3,00 €"');
  expect(receipt).toContain('"left":"Zu zahlen","right":"35,00 €"');
  expect(textOf(receiptParts(receiptContent(plain, restoBobingen)))).not.toMatch(
    /Trinkgeld|Zu zahlen/,
  );
});

it.each(["ticket", "receipt"] as const)(
  "shows tip and amount due on the %s of the browser",
  (kind) => {
    render(<PrintSheet job={{ order, kind, lastPrintedAt: null }} restaurant={restoBobingen} />);
    const paper = screen.getByTestId("print-sheet").textContent?.replaceAll("\u00a0", " ");
    expect(paper).toContain("35,00 €");
    expect(paper).toContain("Trinkgeld");
  },
);

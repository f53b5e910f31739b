import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { onlinePaymentFacts, receivedOrderTitle } from "@/i18n/order/online-payment-facts";

function facts(changes: Partial<Order>): string[] {
  return onlinePaymentFacts(
    {
      payment: "online",
      payment_status: "captured",
      status: "accepted",
      paid_cents: 1240,
      ...changes,
    },
    "de",
  );
}

it("the notice about an order says that it is not carried out, paid or not", () => {
  for (const status of ["rejected", "expired", "failed"] as const) {
    expect(receivedOrderTitle({ status, payment: "online" }, "de")).toBe(
      "Wir konnten Ihre Bestellung leider nicht ausführen",
    );
  }
  expect(receivedOrderTitle({ status: "accepted", payment: "online" }, "de")).toMatch(/bezahlt/);
  expect(receivedOrderTitle({ status: "placed", payment: "cash" }, "de")).not.toMatch(/bezahlt/);
});

describe("facts of an online payment", () => {
  it("say nothing about orders that are paid at the door", () => {
    expect(facts({ payment: "cash", payment_status: "lapsed" })).toEqual([]);
  });

  it("say where the money is while the order runs", () => {
    const open = { status: "awaiting_payment", paid_cents: 0 } as const;
    expect(facts({ ...open, payment_status: "open" })).toEqual(["noch nicht bezahlt"]);
    expect(facts({ payment_status: "authorised" })).toEqual([
      "12,40\u00a0€ reserviert, noch nicht abgebucht",
    ]);
    expect(facts({})).toEqual(["12,40\u00a0€ bezahlt"]);
  });

  it("say that the money goes back when the order ends without food", () => {
    const status = "rejected";
    expect(facts({ status, payment_status: "authorised" })).toEqual([
      "Die Reservierung von 12,40\u00a0€ wird aufgehoben.",
    ]);
    expect(facts({ status })).toEqual([
      "12,40\u00a0€ bezahlt",
      "12,40\u00a0€ gehen an Sie zurück.",
    ]);
    expect(facts({ status, payment_status: "refunded", refunded_cents: 1240 })).toEqual([
      "12,40\u00a0€ bezahlt",
      "12,40\u00a0€ erstattet",
    ]);
    const released = { status, payment_status: "voided", paid_cents: 0 } as const;
    expect(facts(released)).toEqual(["Es wurde nichts belastet."]);
  });

  it("tell refunds on their way and failed ones from those that are done", () => {
    const refund = { reason: "fehlte", at: 1 };
    const refunds: Order["refunds"] = [
      { ...refund, id: "a", amount_cents: 300, status: "done" },
      { ...refund, id: "b", amount_cents: 200, status: "pending" },
      { ...refund, id: "c", amount_cents: 100, status: "failed" },
    ];
    expect(
      facts({ status: "completed", payment_status: "part_refunded", refunded_cents: 500, refunds }),
    ).toEqual([
      "12,40\u00a0€ bezahlt",
      "3,00\u00a0€ erstattet",
      "Erstattung von 2,00\u00a0€ unterwegs",
      "Die Erstattung von 1,00\u00a0€ hat nicht geklappt, wir kümmern uns darum",
    ]);
  });
});

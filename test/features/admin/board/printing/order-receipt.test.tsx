import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import type { PrintJob } from "@/features/admin/board/context/use-printer";
import { PrintSheet } from "@/features/admin/board/printing/print-sheet";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

const AT = Date.parse("2026-11-24T17:02:00Z");

const order: Order = sampleOrder({
  type: "delivery",
  code: "K7QM",
  created_at: AT,
  eta_at: AT + 45 * 60_000,
  contact: { name: "Gerda Gast", phone: "089 99998-100" },
  address: { street: "Musterweg 1", zip: "86399", city: "Bobingen", note: "Hinterhaus" },
  lines: [
    {
      item_id: "curry",
      number: "M12",
      name: { de: "Rotes Curry", en: "Red curry" },
      qty: 12,
      unit_cents: 1250,
      line_cents: 15_000,
      choices: {},
      choice_names: [
        { de: "mit Tofu", en: "with tofu" },
        { de: "extra scharf", en: "extra spicy" },
      ],
      note: "ohne Koriander",
      add_ons: ["F", "4"],
      vat: 7,
    },
    {
      item_id: "beer",
      name: { de: "Bier", en: "Beer" },
      qty: 1,
      unit_cents: 390,
      line_cents: 390,
      choices: {},
      choice_names: [],
      add_ons: ["A"],
      vat: 19,
      min_age: 16,
    },
  ],
  subtotal_cents: 15_390,
  discount_cents: 0,
  delivery_fee_cents: 150,
  deposit_cents: 8,
  total_cents: 15_548,
  vat_split: [
    { rate: 7, net_cents: 14_159, vat_cents: 991 },
    { rate: 19, net_cents: 334, vat_cents: 64 },
  ],
});

function printed(job: Partial<PrintJob>): HTMLElement {
  render(
    <PrintSheet
      job={{ order, kind: "ticket", lastPrintedAt: null, ...job }}
      restaurant={restoBobingen}
    />,
  );
  return screen.getByTestId("print-sheet");
}

describe("kitchen ticket", () => {
  it("shows quantities, one option per line, notes, allergens, minimum age and due time", () => {
    const sheet = printed({});
    for (const text of [
      "mit Tofu",
      "extra scharf",
      "K7QM",
      "12 ×",
      "M12",
      "ohne Koriander",
      "Allergene: F, 4",
      "ab 16 Jahren",
      "fertig bis 18:47 Uhr",
      "13 Portionen",
      "Hinterhaus",
    ]) {
      expect(within(sheet).getByText(text)).toBeInTheDocument();
    }
    expect(sheet).not.toHaveTextContent("NACHDRUCK");
  });

  it("says on a second print when it was printed last", () => {
    expect(printed({ lastPrintedAt: AT })).toHaveTextContent(
      "NACHDRUCK – schon gedruckt um 18:02 Uhr",
    );
  });
});

describe("receipt", () => {
  const words = (sheet: HTMLElement) => sheet.textContent?.replaceAll("\u00a0", " ");

  it("shows VAT by rate, adding up to the total", () => {
    const text = words(printed({ kind: "receipt" }));
    for (const part of [
      "Beleg zur Bestellung K7QM",
      "24.11.2026, 18:02",
      "USt-IdNr. DE999999901",
      "M12 Rotes Curry",
      "12,50 € je Stück",
      "Liefergebühr1,50 €",
      "Pfand0,08 €",
      "Gesamtbetrag155,48 €",
      "7 %141,59 €9,91 €151,50 €",
      "19 %3,34 €0,64 €3,98 €",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Abholrabatt");
  });

  it("uses the language of the order", () => {
    const sheet = printed({ kind: "receipt", order: { ...order, language: "en" } });
    expect(words(sheet)).toContain("Receipt for order K7QM");
    expect(words(sheet)).toContain("Red curry");
    expect(words(sheet)).toContain("7%€141.59€9.91€151.50");
    expect(screen.getByText("with tofu")).toBeInTheDocument();
  });
});

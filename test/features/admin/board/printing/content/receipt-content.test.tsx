import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { receiptContent } from "@/features/admin/board/printing/content/receipt-content";
import { PrintSheet } from "@/features/admin/board/printing/print-sheet";
import { receiptParts } from "@/features/admin/board/printing/thermal/receipt-parts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

const order = sampleOrder({
  type: "delivery",
  lines: [
    {
      item_id: "beer",
      number: "B1",
      name: { de: "Bier", en: "Beer" },
      qty: 3,
      unit_cents: 390,
      line_cents: 1170,
      choices: {},
      choice_names: [{ de: "gekühlt", en: "chilled" }],
      vat: 19,
      min_age: 16,
    },
  ],
  subtotal_cents: 1170,
  discount_cents: 117,
  delivery_fee_cents: 150,
  deposit_cents: 24,
  total_cents: 1227,
  tip_cents: 200,
  vat_split: [{ rate: 19, net_cents: 1031, vat_cents: 196 }],
  address: { street: "Musterweg 1", zip: "86399", city: "Bobingen", note: "Hinterhaus" },
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [plain(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it("states dishes, sums and VAT of an order, and the guest's name and address", () => {
  const { lines, sums, vat, guest, address } = receiptContent(order, restoBobingen);
  expect(textsIn(lines)).toEqual([
    "3 ×",
    "B1 Bier",
    "gekühlt",
    "ab 16 Jahren",
    "3,90 € je Stück",
    "19 %",
    "11,70 €",
  ]);
  expect(sums.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    "Zwischensumme: 11,70 €",
    "Abholrabatt: −1,17 €",
    "Liefergebühr: 1,50 €",
    "Pfand: 0,24 €",
    "Gesamtbetrag: 12,27 €",
    "Trinkgeld: 2,00 €",
    "Zu zahlen: 14,27 €",
    "Barzahlung: bei der Lieferung",
  ]);
  expect(sums.filter(({ isTotal }) => isTotal).map(({ label }) => label)).toEqual(["Gesamtbetrag"]);
  expect(textsIn(vat)).toEqual(["19 %", "10,31 €", "1,96 €", "12,27 €"]);
  expect([guest, ...address]).toEqual(["Gerda Gast", "Musterweg 1", "86399 Bobingen"]);
});

it("states neither fee, discount, deposit, tip nor address where there are none", () => {
  const { sums, address } = receiptContent(sampleOrder({ discount_cents: 0 }), restoBobingen);
  expect(sums.map(({ label }) => label)).toEqual(["Zwischensumme", "Gesamtbetrag", "Barzahlung"]);
  expect(address).toEqual([]);
});

it("states the deposit of reusable containers on a line of its own", () => {
  const reusable = { containers: 2, deposit_cents: 1000 };
  const { sums } = receiptContent(sampleOrder({ reusable }), restoBobingen);
  expect(sums.map(({ label, value }) => plain(`${label}: ${value}`))).toContain(
    "Mehrwegpfand (2 Behälter): 10,00 €",
  );
});

it("states the tax number of a restaurant without a VAT id, and nothing without both", () => {
  const taxOf = (tax: string) => receiptContent(order, { ...restoBobingen, tax }).tax;
  expect(taxOf("DE 999999901")).toBe("USt-IdNr. DE999999901");
  expect(taxOf("102/123/45678")).toBe("Steuernummer 102/123/45678");
  expect(taxOf("")).toBeNull();
});

it.each(["de", "en"] as const)(
  "is printed whole by browser and receipt printer (%s)",
  (language) => {
    const translated = { ...order, language };
    const content = receiptContent(translated, restoBobingen);
    const job = { order: translated, kind: "receipt", lastPrintedAt: null } as const;
    render(<PrintSheet job={job} restaurant={restoBobingen} />);
    const fromBrowser = plain(screen.getByTestId("print-sheet").textContent ?? "");
    const fromPrinter = textsIn(receiptParts(content)).join("\n");
    const { language: _, ...texts } = content;
    for (const text of textsIn(texts)) {
      expect(fromBrowser).toContain(text);
      expect(fromPrinter).toContain(text);
    }
  },
);

import { describe, expect, it } from "vitest";
import { orderSchema } from "@/domain/order/order.schema";
import { receiptContent } from "@/features/admin/board/printing/content/receipt-content";
import {
  encodeSheet,
  type PicturedText,
} from "@/features/admin/board/printing/thermal/encode-sheet";
import { receiptParts } from "@/features/admin/board/printing/thermal/receipt-parts";
import type { SheetPart } from "@/features/admin/board/printing/thermal/sheet-part";
import { ticketParts } from "@/features/admin/board/printing/thermal/ticket-parts";
import type { PrinterProfile } from "@/state/staff/printer-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";

import { decodeSheet } from "./decode-sheet";

const EPSON: PrinterProfile = { paperMm: 80, language: "esc-pos", codepageMapping: "epson" };

/** Encodes and decodes a sheet; `drawn` are the texts that were printed as pictures. */
function printed(parts: readonly SheetPart[], profile = EPSON) {
  const drawn: PicturedText[] = [];
  const bytes = encodeSheet(parts, profile, (text) => {
    drawn.push(text);
    const [width, height] = [text.widthDots, 32 * text.size];
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  });
  return { ...decodeSheet(bytes), drawn };
}

const [soup] = sampleOrder().lines;
if (!soup) throw new Error("the sample order has no lines");

const order = sampleOrder({
  type: "delivery",
  status: "accepted",
  eta_at: sampleOrder().created_at + 40 * 60_000,
  lines: [
    {
      ...soup,
      number: "M12",
      name: { de: "Hühnersuppe „süß-sauer“", en: "Chicken soup" },
      choice_names: [{ de: "Große Portion", en: "Large" }],
      note: "Bitte ohne Erdnüsse, Allergie!",
    },
  ],
  passport: { de: "Verträgt nicht: Sesam; isst vegan", en: "Allergic to: sesame; eats vegan" },
  contact: { name: "Gerda Gast", phone: "089 99998-100" },
  address: { street: "Römerstraße 5", zip: "86399", city: "Bobingen", note: "2. Stock" },
});

describe("a ticket", () => {
  const ticket = { order, restaurant: "Resto Bobingen", language: "de" as const };

  it("has code, kind, time, numbered dishes, options, notes, allergens and address, and ends with a cut", () => {
    const { lines, cuts, pictures } = printed(ticketParts(ticket));
    expect(lines.map((line) => line.trim())).toEqual([
      "Resto Bobingen",
      "K7QM",
      "Lieferung",
      "fertig bis 18:40 Uhr",
      "─".repeat(48),
      "[inverted]  Verträgt nicht: Sesam; isst vegan",
      "2x M12",
      'Hühnersuppe "süß-sauer"',
      "+ Große Portion",
      "[inverted]  Bitte ohne Erdnüsse, Allergie!",
      "Allergene: D, F",
      "─".repeat(48),
      "2 Portionen",
      "Gerda Gast 089 99998-100",
      "Römerstraße 5",
      "86399 Bobingen",
      "2. Stock",
      expect.stringMatching(/^Kassieren: Barzahlung +7,56 €$/),
      "bestellt 18:00 Uhr",
    ]);
    expect(cuts).toBe(1);
    expect(pictures).toEqual([]);
    const english = printed(ticketParts({ ...ticket, language: "en" })).lines;
    expect(english.map((line) => line.trim())).toContain(
      "[inverted]  Allergic to: sesame; eats vegan",
    );
  });

  it("names the driver on the driver's copy", () => {
    const { lines } = printed(ticketParts({ ...ticket, isForDriver: true }));
    expect(lines.join("\n")).toContain("FAHRER");
  });

  it("keeps lines within 32 characters on 58 mm", () => {
    const { lines } = printed(ticketParts(ticket), { ...EPSON, paperMm: 58 });
    for (const line of lines) expect(line.replace("[inverted]", "").length).toBeLessThanOrEqual(32);
  });

  it("prints Vietnamese as a picture as wide as the paper, and the rest as text", () => {
    const lines = [{ ...soup, name: { de: "Phở bò tái", en: "Pho" } }];
    const sheet = printed(ticketParts({ ...ticket, order: { ...order, lines } }));
    expect(sheet.drawn.map(({ text }) => text)).toEqual(["Phở bò tái"]);
    expect(sheet.pictures).toEqual([{ width: 576, height: 64 }]);
    expect(sheet.lines.join("\n")).not.toContain("?");
    expect(sheet.lines).toContain("86399 Bobingen");
  });
});

it("prints prices and VAT of a receipt at the right edge", () => {
  const { lines } = printed(receiptParts(receiptContent(order, restoBobingen)));
  expect(lines.find((line) => line.startsWith("Gesamtbetrag"))).toMatch(/^Gesamtbetrag +7,56 €$/);
  expect(lines.find((line) => line.startsWith("Gesamtbetrag"))).toHaveLength(48);
  expect(lines.find((line) => line.startsWith("MwSt. 7 %"))).toMatch(/0,49 €$/);
});

describe("a ticket of stored texts with line feeds", () => {
  const FALSE_LINES = `Kim\n*** BEZAHLT ONLINE ***\n${"\n".repeat(150)}3x Pizza\u001bE`;
  const LINES = 100;
  const hostile = {
    ...order,
    lines: Array.from({ length: LINES }, () => ({ ...soup, note: FALSE_LINES })),
    contact: { ...order.contact, name: FALSE_LINES },
    address: { street: FALSE_LINES, zip: "86399", city: FALSE_LINES, note: FALSE_LINES },
  };

  it("has no false line, and its length depends on its dishes only", () => {
    const { lines } = printed(
      ticketParts({
        order: orderSchema.parse(hostile),
        restaurant: FALSE_LINES,
        language: "de",
      }),
    );
    expect(lines.filter((line) => line.trim().startsWith("***"))).toEqual([]);
    expect(lines.filter((line) => line.includes("\u001b"))).toEqual([]);
    expect(lines.length).toBeLessThan(LINES * 5 + 25);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactSchema } from "@/domain/contact/contact.schema";
import { deliveryAddressSchema } from "@/domain/delivery/delivery-address.schema";
import { singleLine } from "@/domain/mail/single-line";
import { orderLineSchema } from "@/domain/order/order.schema";
import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { reservationNoteTextSchema } from "@/domain/reservation/reservation-requests.schema";
import { safeText } from "@/domain/text/safe-text";
import { GERMAN_CSV, writeCsv } from "@/domain/text/write-csv";

const OVERRIDE = "\u202e";
const ACUTE = "\u0301";
const STACK = `Z${ACUTE.repeat(60)}algo`;
const HOSTILE = `${OVERRIDE}99999 ${STACK}`;
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const FIVE_MARKS = /(?:[\u200c\u200d]?\p{M}){5}/u;

describe("safeText", () => {
  it.each([
    ["Vietnamese", "Nguyễn Thị Ánh Tuyết"],
    ["Arabic with vowel marks", "مُحَمَّد بْن عَبْد ٱللَّٰه"],
    ["Hebrew with vowel marks", "שָׁלוֹם לָכֶם"],
    ["Thai", "ร้านนี้อยู่ที่นั่น"],
    ["Hindi", "क्षेत्रीय"],
    ["Bengali with a joiner before a mark", "\u09b0\u200d\u09cd\u09af\u09be\u09ac"],
    ["Khmer with a non-joiner before a mark", "\u1794\u17ca\u200c\u17b8"],
    ["Sinhala with a joiner after a mark", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
    ["Malayalam with a joiner at its end", "\u0d05\u0d35\u0d28\u0d4d\u200d"],
    ["an emoji family", "👨‍👩‍👧‍👦 ❤️ 1️⃣"],
    ["German", "Müller-Lüdenscheidt, Straße 7"],
  ])("keeps %s", (_script, text) => {
    expect(safeText(text)).toBe(text.normalize("NFC"));
  });

  it("composes letters, so that equal names are stored equally", () => {
    expect(safeText("Nguye\u0302\u0303n")).toBe("Nguyễn");
  });

  it("removes every direction control and keeps the text", () => {
    const controls = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    expect(safeText([..."Hauptstr. 5"].join(controls))).toBe("Hauptstr. 5");
  });

  it("keeps four marks on a letter", () => {
    expect(safeText(STACK)).toBe(`\u0179${ACUTE.repeat(4)}algo`);
  });

  it("counts marks that an invisible character separates", () => {
    expect(safeText(`a${`\u0323\u200d`.repeat(30)}`)).not.toMatch(FIVE_MARKS);
    expect(safeText(`a${`${ACUTE}\u200b`.repeat(30)}b`).length).toBeLessThan(12);
    expect(safeText(`\u0995${"\u200d\u09cd".repeat(30)}`)).toBe(
      `\u0995${"\u200d\u09cd".repeat(4)}`,
    );
  });

  it("leaves no control character and no stack of marks in any text, and changes nothing when repeated", () => {
    const unit = fc.oneof(
      fc.constantFrom(
        OVERRIDE,
        ACUTE,
        "\u0323",
        "\u200d",
        "\u200b",
        "\u09cd",
        "\u2069",
        "a",
        "\u05d0",
        "5",
        "ế",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 80 }), (parts) => {
        const safe = safeText(parts.join(""));
        expect(safe).not.toMatch(CONTROLS);
        expect(safe).not.toMatch(FIVE_MARKS);
        expect(safeText(safe)).toBe(safe);
      }),
    );
  });
});

describe("texts of guests are made safe", () => {
  const safe = safeText(HOSTILE);
  const contact = { name: HOSTILE, phone: "089 99998-020" };
  const address = { street: HOSTILE, zip: "86399", city: HOSTILE, note: HOSTILE };

  it("in contact and address, in requests and in stored documents", () => {
    expect(contactSchema.parse(contact).name).toBe(safe);
    expect(deliveryAddressSchema.parse(address)).toEqual({
      street: safe,
      zip: "86399",
      city: safe,
      note: safe,
    });
    expect(placeOrderRequestSchema.shape.contact.parse(contact).name).toBe(safe);
    expect(reservationSchema.shape.contact.parse(contact).name).toBe(safe);
  });

  it("in notes on dishes and reservations", () => {
    expect(orderLineSchema.shape.note.parse(HOSTILE)).toBe(safe);
    const lines = placeOrderRequestSchema.shape.lines;
    const [line] = lines.parse([{ item_id: "rice", qty: 1, choices: {}, note: HOSTILE }]);
    expect(line?.note).toBe(safe);
    expect(reservationNoteTextSchema.parse(HOSTILE)).toBe(safe);
    expect(reservationSchema.shape.note.parse(HOSTILE)).toBe(safe);
  });

  it.each(["می\u200cخواهم", "\u09b0\u200d\u09cd\u09af", "👨‍👩‍👧‍👦", "👩🏽‍🍳", "❤️‍🔥"])(
    "in mails, which keep the joiner of %s",
    (text) => {
      expect(singleLine(text)).toBe(text);
    },
  );

  it("in mails and in CSV files", () => {
    expect(singleLine(`${HOSTILE}\u2028x`)).toBe(`${safe} x`);
    expect(singleLine("ht\u200dtp\u200b\u200c\u200d x\u200c.de\u200d")).toBe("ht tp x .de");
    expect(writeCsv([[HOSTILE]], GERMAN_CSV)).toBe(`\uFEFF${safe}\r\n`);
    expect(writeCsv([[`${OVERRIDE}=1+1`]], GERMAN_CSV)).toBe("\uFEFF'=1+1\r\n");
  });
});

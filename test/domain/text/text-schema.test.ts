import { describe, expect, it } from "vitest";
import { contactSchema } from "@/domain/contact/contact.schema";
import { deliveryAddressSchema } from "@/domain/delivery/delivery-address.schema";
import { placeOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { reservationNoteTextSchema } from "@/domain/reservation/reservation-requests.schema";
import { lineSchema, linesSchema, storedLineSchema } from "@/domain/text/text.schema";

const line = lineSchema({ max: 20 });
const lines = linesSchema({ min: 0, max: 20, lines: 3 });

const CONTROLS = [
  ["NUL", "\u0000"],
  ["a bell", "\u0007"],
  ["a tab", "\t"],
  ["a carriage return", "\r"],
  ["an escape", "\u001b"],
  ["DEL", "\u007f"],
  ["a C1 control", "\u009b"],
  ["a line separator", "\u2028"],
  ["a paragraph separator", "\u2029"],
  ["a lone high surrogate", "\ud800"],
  ["a lone low surrogate", "\udc00"],
] as const;

const INVISIBLE = [
  ["blanks", " \u00a0\u3000"],
  ["zero-width spaces", "\u200b\u200b"],
  ["Hangul fillers", "\u3164\u115f\uffa0"],
  ["Braille blanks", "\u2800\u2800"],
  ["variation selectors", "\ufe0f\u{e0100}"],
  ["tags", "\u{e0041}\u{e007f}"],
  ["marks without a letter", "\u0301\u034f"],
  ["direction controls", "\u202e\u2066\u061c"],
] as const;

describe("a line", () => {
  it.each(CONTROLS)("refuses %s", (_name, control) => {
    const [issue] = line.safeParse(`A${control}B`).error?.issues ?? [];
    expect(issue).toMatchObject({ code: "invalid_format", format: "characters" });
  });

  it.each(INVISIBLE)("refuses %s alone, as if the field were empty", (_name, text) => {
    expect(line.safeParse(text).error?.issues).toMatchObject([{ code: "too_small", minimum: 1 }]);
    expect(lineSchema({ min: 0, max: 20 }).parse(text)).toBe("");
  });

  it("refuses a line feed", () => {
    expect(line.safeParse("A\n*** BEZAHLT ONLINE ***").success).toBe(false);
  });

  it.each(["Zoë", "👨‍👩‍👧‍👦", "李", "∞", "\u{1f9d1}\u200d\u{1f373}", "می\u200cخواهم"])(
    "accepts %s",
    (text) => {
      expect(line.parse(` ${text} `)).toBe(text.normalize());
    },
  );

  it.each(["\tKim", "Kim\t\t", "\r\n Kim\n", "\u2028Kim\u2029"])(
    "drops tabs and line breaks around a pasted text: %j",
    (text) => {
      expect(line.parse(text)).toBe("Kim");
      expect(line.safeParse("\t\n").error?.issues).toMatchObject([{ code: "too_small" }]);
    },
  );

  it("counts characters, not halves of them", () => {
    expect(line.safeParse("😀".repeat(20)).success).toBe(true);
    expect(line.safeParse("😀".repeat(21)).success).toBe(false);
  });

  it("checks the length first, and nothing else of a text that is too long", () => {
    const seen: string[] = [];
    const watched = line.check(({ value }) => void seen.push(value));
    const { error } = watched.safeParse(`${"\u200d".repeat(21)}\ud800`);
    expect(error?.issues).toMatchObject([{ code: "too_big", maximum: 20 }]);
    expect(seen).toEqual([]);
  });

  it("counts the characters after composing, which may be more", () => {
    // Composing splits this Hindi letter into two characters.
    expect("\u0958".normalize()).toHaveLength(2);
    expect(line.safeParse("\u0958".repeat(10)).success).toBe(true);
    expect(line.safeParse("\u0958".repeat(11)).error?.issues).toMatchObject([{ code: "too_big" }]);
  });
});

describe("a text of several lines", () => {
  it("keeps up to its number of lines", () => {
    expect(lines.parse("\na\n\nb\n")).toBe("a\n\nb");
    expect(lines.safeParse("a\nb\nc\nd").error?.issues).toMatchObject([
      { code: "too_big", origin: "lines", maximum: 3 },
    ]);
  });

  it.each(CONTROLS)("refuses %s", (_name, control) => {
    expect(lines.safeParse(`A${control}B`).success).toBe(false);
  });
});

describe("requests", () => {
  it.each([
    ["name", contactSchema.shape.name],
    ["street", deliveryAddressSchema.shape.street],
    ["town", deliveryAddressSchema.shape.city],
    ["note for the driver", deliveryAddressSchema.shape.note],
    ["phone number", contactSchema.shape.phone],
    ["e-mail address", contactSchema.shape.email],
  ])("refuse a line feed in a %s", (_name, schema) => {
    expect(schema.safeParse("Musterweg 5\n3x Pizza").success).toBe(false);
  });

  it("refuse a line feed in the note on a dish", () => {
    const [line] = [{ item_id: "rice", qty: 1, choices: {}, note: "x\ny" }];
    const { lines: schema } = placeOrderRequestSchema.shape;
    expect(schema.safeParse([line]).error?.issues).toMatchObject([{ path: [0, "note"] }]);
  });

  it("keep the lines of a note on a reservation, at most eight", () => {
    expect(reservationNoteTextSchema.parse("Kinderstuhl\nFensterplatz")).toContain("\n");
    expect(reservationNoteTextSchema.safeParse("x\n".repeat(9)).success).toBe(false);
  });
});

it("a stored text is read on one line, whatever it contains", () => {
  expect(storedLineSchema.parse("Kim\n\u001b*** BEZAHLT ***\u2028\ud800x")).toBe(
    "Kim *** BEZAHLT *** x",
  );
});

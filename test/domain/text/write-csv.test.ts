import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENGLISH_CSV, GERMAN_CSV, writeCsv } from "@/domain/text/write-csv";

describe("writeCsv", () => {
  test("starts with a byte order mark and ends each line with CRLF", () => {
    expect(
      writeCsv(
        [
          ["Tag", "Umsatz"],
          ["3.3.2027", 12.5],
        ],
        GERMAN_CSV,
      ),
    ).toBe("\uFEFFTag;Umsatz\r\n3.3.2027;12,5\r\n");
  });

  test("uses the separator and decimal mark of the style", () => {
    expect(writeCsv([["Soup", 12.5, null]], ENGLISH_CSV)).toBe("\uFEFFSoup,12.5,\r\n");
  });

  test.each([
    ["a separator", "Suppe; scharf", '"Suppe; scharf"'],
    ["quotes", 'Suppe "extra"', '"Suppe ""extra"""'],
    ["a line break", "Suppe\nscharf", '"Suppe\nscharf"'],
    ["surrounding blanks", " Suppe", '" Suppe"'],
    ["the separator of another country", "Suppe,=1+1", '"Suppe,=1+1"'],
    ["a tab", "Suppe\t=1+1", '"Suppe\t=1+1"'],
  ])("quotes a text with %s where needed", (_what, text, written) => {
    expect(writeCsv([[text]], GERMAN_CSV)).toBe(`\uFEFF${written}\r\n`);
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "\nx"])(
    "guards the formula %j with an apostrophe",
    (text) => {
      const [, cell = ""] = /^\uFEFF"?(.*)/s.exec(writeCsv([[text]], GERMAN_CSV)) ?? [];
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  test("writes negative numbers without an apostrophe", () => {
    expect(writeCsv([[-1.5]], GERMAN_CSV)).toBe("\uFEFF-1,5\r\n");
  });

  test("keeps every text in its own cell", () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ";", ",", "\n", "\r", "a", " ", "=") });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readCsv(writeCsv(rows, GERMAN_CSV).slice(1));
        expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
        for (const [line, cells] of rows.entries()) {
          for (const [column, text] of cells.entries()) {
            expect([text, `'${text}`]).toContain(read[line]?.[column]);
          }
        }
      }),
    );
  });
});

/** An independent RFC 4180 reader. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ";") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

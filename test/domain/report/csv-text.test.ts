import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvText } from "@/domain/report/csv-text";

const GERMAN = { separator: ";", decimal: "," } as const;
const ENGLISH = { separator: ",", decimal: "." } as const;

describe("a table for spreadsheets", () => {
  test("ends each line as RFC 4180 wants it, after a byte order mark", () => {
    expect(
      csvText(
        [
          ["Tag", "Umsatz"],
          ["3.3.2027", 12.5],
        ],
        GERMAN,
      ),
    ).toBe("\uFEFFTag;Umsatz\r\n3.3.2027;12,5\r\n");
  });

  test("uses the marks of the reader's language", () => {
    expect(csvText([["Soup", 12.5, null]], ENGLISH)).toBe("\uFEFFSoup,12.5,\r\n");
  });

  test.each([
    ["a separator", "Suppe; scharf", '"Suppe; scharf"'],
    ["quotes", 'Suppe "extra"', '"Suppe ""extra"""'],
    ["a line break", "Suppe\nscharf", '"Suppe\nscharf"'],
    ["blanks around", " Suppe", '" Suppe"'],
    ["nothing special", "Suppe, scharf", "Suppe, scharf"],
  ])("quotes %s", (_what, text, written) => {
    expect(csvText([[text]], GERMAN)).toBe(`\uFEFF${written}\r\n`);
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "\nx"])(
    "never holds the formula %j",
    (text) => {
      const [, cell = ""] = /^\uFEFF"?(.*)/s.exec(csvText([[text]], GERMAN)) ?? [];
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  test("leaves negative numbers numbers", () => {
    expect(csvText([[-1.5]], GERMAN)).toBe("\uFEFF-1,5\r\n");
  });

  test("keeps every text in its cell", () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ";", ",", "\n", "\r", "a", " ", "=") });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readCsv(csvText(rows, GERMAN).slice(1));
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

/** Reads what RFC 4180 describes. */
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuCsv } from "@/domain/menu/transfer/menu-csv";
import { readMenuCsv } from "@/domain/menu/transfer/read-menu-csv";
import { listChanges } from "@/domain/revision/changes";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";
import { readCsv } from "@/domain/text/read-csv";
import { FORMULA_START, GERMAN_CSV, writeCsv } from "@/domain/text/write-csv";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { noodles, rice, sampleMenu, sampleRestaurant } from "../../sample-restaurant";

/** The return value of a generator that runs to its end. */
function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const read = (text: string) => finished(readMenuCsv(text, sampleMenu, sampleRestaurant));
const HEADER = "id;category;name_de;name_en;price;vat";

describe("readCsv and writeCsv", () => {
  it("round-trip fields with any content", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "ä寿😀",
        '"',
        '""',
        ";",
        "a\nb",
        "a\r\nb",
        "\r",
        "=1+1",
        "-5",
        "@x",
        "+",
        " x ",
      ),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(rows, (table) => {
        // The first line determines the separator.
        const written = [["a", "b"], ...table];
        const { records, openQuote } = readCsv(writeCsv(written, GERMAN_CSV));
        expect(openQuote).toBeNull();
        const kept = (value: string) => value.replace(new RegExp(`^'(?=${FORMULA_START})`), "");
        expect(records.map(({ fields }) => fields)).toEqual(written.map((row) => row.map(kept)));
      }),
    );
  });

  it("never write a formula", () => {
    const dangerous = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("x")'];
    for (const line of writeCsv(
      dangerous.map((value) => [value]),
      GERMAN_CSV,
    )
      .trimEnd()
      .split("\r\n")) {
      expect(line).toMatch(/^\uFEFF?"?'/);
    }
  });

  it("count lines from 1, also inside quoted fields", () => {
    const { records } = readCsv('a,b\n"x\ny",1\n\nz,2\n');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(readCsv('a;b\n"open;1\nz;2').openQuote).toBe(2);
  });

  it("detect the separator", () => {
    expect(readCsv("a,b\n1;2,3").records[1]?.fields).toEqual(["1;2", "3"]);
    expect(readCsv("a;b\n1,2;3").records[1]?.fields).toEqual(["1,2", "3"]);
  });
});

describe("parseEuros and euroInputText", () => {
  it.each([
    ["12,50", 1250],
    ["12.5", 1250],
    [" 12 € ", 1200],
    ["0,07", 7],
    ["0", 0],
    ["", null],
    ["-1", null],
    ["1,005", null],
    ["1.234,50", null],
    ["1e3", null],
    ["zwölf", null],
    [",50", null],
  ])("%j is %j", (text, cents) => {
    expect(parseEuros(text)).toBe(cents);
  });

  it("round-trip any amount", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        expect(parseEuros(euroInputText(cents))).toBe(cents);
      }),
    );
  });
});

describe("readMenuCsv and menuCsv", () => {
  it("round-trip every bundled menu and keep its option groups", async () => {
    for (const restaurant of restaurants) {
      const menu = normaliseMenu(await loadBundledMenu(restaurant.key));
      const { menu: back, issues } = finished(readMenuCsv(menuCsv(menu), menu, restaurant));
      expect(issues).toEqual([]);
      expect(listChanges(menuParts, menu, normaliseMenu(back))).toEqual([]);
    }
  });

  it("change known dishes, add new ones and keep the others", () => {
    const text = `${HEADER}\n${noodles.id};mains;Nudeln;Noodles;9,90;7\n;mains;Neu;New;1;19\n`;
    const { menu, issues } = read(text);
    expect(issues).toEqual([]);
    expect(menu.items.map(({ id }) => id).slice(0, 2)).toEqual([noodles.id, "neu"]);
    expect(menu.items).toHaveLength(sampleMenu.items.length + 1);
    const [first, second] = menu.items as [MenuItem, MenuItem];
    expect(first).toMatchObject({ preis: 9.9, settings: noodles.settings });
    expect(second).toMatchObject({ preis: 1, vat: 19, settings: {} });
  });

  it("distinguish undeclared codes from none, and absent columns from empty cells", () => {
    const row = (more: string) => `${rice.id};mains;Reis;Rice;2;7;${more}\n`;
    const codes = (cell: string) => read(`${HEADER};add_ons\n${row(cell)}`).menu.items[0]?.add_ons;
    expect([codes(""), codes("none"), codes("A C")]).toEqual([undefined, [], ["A", "C"]]);
    expect(read(`${HEADER}\n${row("").slice(0, -2)}\n`).menu.items[0]?.add_ons).toEqual(
      rice.add_ons,
    );
  });

  it.each([
    ["", "1 NO_HEADER"],
    [HEADER, "1 NO_ROWS"],
    ["name;price\nx;1", "1 UNKNOWN_COLUMN name"],
    ["id;name_de\na;b", "1 MISSING_COLUMN category"],
    [`${HEADER}\na;mains;A;A;5;7\n\n"b;mains`, "4 OPEN_QUOTE"],
    [`${HEADER}\na;mains;A;A;5;7\nb;mains;B;B;viel;7`, "3 WRONG_VALUE price"],
    [`${HEADER}\na;mains;A;A;;7`, "2 WRONG_VALUE price"],
    [`${HEADER}\na;mains;;A;5;7`, "2 WRONG_VALUE name_de"],
    [`${HEADER}\na;mains;A;A;5;16`, "2 WRONG_VALUE vat"],
    [`${HEADER}\na;nowhere;A;A;5;7`, "2 UNKNOWN_CATEGORY category"],
    [`${HEADER}\na;mains;A;A;5;7\na;mains;A;A;5;7`, "3 DUPLICATE_ID id"],
    [`${HEADER}\na;mains;A;A;5;7;surplus`, "2 TOO_MANY_FIELDS"],
    [`${HEADER};add_ons\na;mains;A;A;5;7;A toString`, "2 UNKNOWN_CODE add_ons"],
    [`${HEADER};diet\na;mains;A;A;5;7;paleo`, "2 WRONG_VALUE diet"],
    [
      `${HEADER};description_de;description_en\na;mains;A;A;5;7;;only`,
      "2 WRONG_VALUE description_de",
    ],
  ])("refuses %j and names the line", (text, problem) => {
    const [first] = read(text).issues;
    const { line, code, column, found } = first ?? { line: 0, code: "none" };
    const named = column ?? (code.endsWith("COLUMN") ? found : undefined);
    expect([line, code, named].filter((part) => part !== undefined).join(" ")).toBe(problem);
  });

  it("never throw, whatever the file", () => {
    const line = fc.array(fc.constantFrom("a", '"', ";", ",", "\n", "5", "mains", "'", "=", "\r"));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          line.map((parts) => `${HEADER}\n${parts.join("")}`),
        ),
        (text) => {
          expect(read(text).menu.items.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

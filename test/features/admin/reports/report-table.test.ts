import { describe, expect, test } from "vitest";
import { cellText, type ReportTable, tableCsv } from "@/features/admin/reports/table/report-table";
import { reportsTexts } from "@/i18n/admin/reports-texts";

const table: ReportTable = {
  columns: [
    { label: "Gericht", kind: "text" },
    { label: "Portionen", kind: "count" },
    { label: "Umsatz", kind: "cents" },
    { label: "Auslastung", kind: "percent" },
  ],
  rows: [
    ["=HYPERLINK(1)", 3, 123456, 42],
    ["Suppe; scharf", 0, -50, null],
  ],
};

describe("tableCsv", () => {
  test("writes semicolons, decimal commas and euros in the headings in German", () => {
    expect(tableCsv(table, "de", reportsTexts.de.euros)).toBe(
      "\uFEFFGericht;Portionen;Umsatz (EUR);Auslastung\r\n" +
        "'=HYPERLINK(1);3;1234,56;42\r\n" +
        '"Suppe; scharf";0;-0,5;\r\n',
    );
  });

  test("writes commas and decimal points in English", () => {
    expect(tableCsv(table, "en", reportsTexts.en.euros)).toContain("1234.56,42\r\n");
  });
});

test("formats cells as prices, percent, counts and dashes", () => {
  const { percent } = reportsTexts.de;
  const written = (cell: string | number | null, kind: ReportTable["columns"][number]["kind"]) =>
    cellText(cell, kind, { language: "de", percent });
  expect(written(123456, "cents")).toBe("1.234,56\u00A0€");
  expect(written(42, "percent")).toBe("42 %");
  expect(written(3, "count")).toBe("3");
  expect(written(null, "percent")).toBe("–");
  expect(written("Suppe", "text")).toBe("Suppe");
});

import { safeText } from "./safe-text";

/** List separator and decimal mark, as a spreadsheet expects them in the reader's country. */
export interface CsvStyle {
  readonly separator: ";" | ",";
  readonly decimal: "," | ".";
}

export const GERMAN_CSV: CsvStyle = { separator: ";", decimal: "," };
export const ENGLISH_CSV: CsvStyle = { separator: ",", decimal: "." };

/** Numbers are written with their own decimals; null is an empty cell. */
export type CsvCell = string | number | null;

/** The start of a text that a spreadsheet would run as a formula (OWASP, "CSV injection"). */
export const FORMULA_START = "(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])";
const FORMULA = new RegExp(`^${FORMULA_START}`);

/**
 * Writes CSV (RFC 4180) with a byte order mark, so that spreadsheets read umlauts. A text that looks
 * like a formula gets a leading apostrophe; numbers stay numbers. Texts are made {@link safeText}.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], style: CsvStyle): string {
  const { separator } = style;
  const lines = rows.map((cells) =>
    cells.map((cell) => quoted(cellText(cell, style), separator)).join(separator),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function cellText(cell: CsvCell, { decimal }: CsvStyle): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  const text = safeText(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

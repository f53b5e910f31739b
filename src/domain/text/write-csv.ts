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
  const lines = rows.map((cells) => cells.map((cell) => cellText(cell, style)).join(separator));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function cellText(cell: CsvCell, { decimal }: CsvStyle): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  const text = safeText(cell);
  return quoted(FORMULA.test(text) ? `'${text}` : text);
}

/** Also quotes the separator of other countries, at which their spreadsheets would begin a cell. */
function quoted(text: string): string {
  const needsQuotes = /["\r\n;,\t]/.test(text) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

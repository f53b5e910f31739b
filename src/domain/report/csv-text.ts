/** How a program of the reader's country expects tables: its list separator and decimal mark. */
export interface CsvStyle {
  readonly separator: ";" | ",";
  readonly decimal: "," | ".";
}

/** A number is written with the decimals it has; an amount in cents is divided beforehand. */
export type CsvCell = string | number | null;

/** What spreadsheet programs take for the beginning of a formula. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A table as RFC 4180 wants it (CRLF, doubled quotes), with a byte order mark so that
 * spreadsheets read umlauts. Texts that could be taken for a formula get an apostrophe in front,
 * which shows them as the text they are; numbers stay numbers.
 */
export function csvText(
  rows: readonly (readonly CsvCell[])[],
  { separator, decimal }: CsvStyle,
): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => quoted(written(cell, decimal), separator)).join(separator),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function written(cell: CsvCell, decimal: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

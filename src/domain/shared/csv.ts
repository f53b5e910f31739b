/** One record of a CSV file. */
export interface CsvRecord {
  /** Where it begins, counted from 1 as editors do. */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface CsvFile {
  readonly records: readonly CsvRecord[];
  /** Line of a quotation mark that nothing closes; null in a sound file. */
  readonly openQuote: number | null;
}

/** What spreadsheets would run as a formula (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/;
/** The same after the apostrophe that keeps it from being run. */
const KEPT_FORMULA = /^'(?=[=+\-@\t\r])/;

/**
 * Reads CSV (RFC 4180). Fields are separated by the character of the two that the first line has
 * more of, semicolon (as spreadsheets in Germany write) or comma; empty lines count for nothing.
 */
export function readCsv(text: string): CsvFile {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = "";
  let line = 1;
  let start = 1;
  let quotedSince: number | null = null;

  function endRecord(): void {
    fields.push(field);
    if (fields.length > 1 || field !== "") {
      records.push({ line: start, fields: fields.map((each) => each.replace(KEPT_FORMULA, "")) });
    }
    fields = [];
    field = "";
  }

  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === "\n") line += 1;
    if (quotedSince !== null) {
      if (sign !== '"') field += sign;
      else if (source[at + 1] === '"') {
        field += sign;
        at += 1;
      } else quotedSince = null;
    } else if (sign === '"' && field === "") quotedSince = line;
    else if (sign === separator) {
      fields.push(field);
      field = "";
    } else if (sign === "\n") {
      endRecord();
      start = line;
    } else if (sign !== "\r" || source[at + 1] !== "\n") field += sign;
  }
  endRecord();
  return { records, openQuote: quotedSince };
}

/** Writes CSV as German spreadsheets open it; what looks like a formula begins with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(";")}\r\n`).join("")}`;
}

function quoted(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[";,\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function separatorOf(source: string): string {
  const [head = ""] = source.split("\n", 1);
  const count = (sign: string) => head.split(sign).length;
  return count(";") >= count(",") ? ";" : ",";
}

import { FORMULA_START } from "./write-csv";

export interface CsvRecord {
  /** Line number of its first line, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface CsvFile {
  readonly records: readonly CsvRecord[];
  /** Line of an unclosed quotation mark; null if there is none. */
  readonly openQuote: number | null;
}

/** The apostrophe that `writeCsv` puts in front of a formula. */
const GUARD = new RegExp(`^'(?=${FORMULA_START})`);

/**
 * Reads CSV (RFC 4180) and skips empty lines. The separator is semicolon or comma, whichever is more
 * frequent in the first line.
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
      records.push({ line: start, fields: fields.map((each) => each.replace(GUARD, "")) });
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

function separatorOf(source: string): string {
  const [head = ""] = source.split("\n", 1);
  const count = (sign: string) => head.split(sign).length;
  return count(";") >= count(",") ? ";" : ",";
}

import { FORMULA_START } from "./write-csv";

export interface CsvRecord {
  /** Line number of its first line, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** Limits of a file; reading stops at the first place that exceeds one. */
export interface CsvLimits {
  readonly lines: number;
  readonly records: number;
  /** Fields of a record. */
  readonly fields: number;
  /** Characters of a field. */
  readonly length: number;
}

export interface CsvFile {
  readonly records: readonly CsvRecord[];
  /** Line of an unclosed quotation mark; null if there is none. */
  readonly openQuote: number | null;
  /** Line at which a limit is exceeded; null if the file was read as a whole. */
  readonly excess: { readonly line: number; readonly limit: keyof CsvLimits } | null;
}

const NO_LIMITS: CsvLimits = {
  lines: Number.POSITIVE_INFINITY,
  records: Number.POSITIVE_INFINITY,
  fields: Number.POSITIVE_INFINITY,
  length: Number.POSITIVE_INFINITY,
};

/** The apostrophe that `writeCsv` puts in front of a formula. */
const GUARD = new RegExp(`^'(?=${FORMULA_START})`);

/**
 * Reads CSV (RFC 4180) and skips empty lines. The separator is semicolon or comma, whichever is more
 * frequent in the first line.
 */
export function readCsv(text: string, limits: CsvLimits = NO_LIMITS): CsvFile {
  const source = text.replace(/^\uFEFF/, "");
  const unquoted = isSemicolonSeparated(source) ? /[^;\n]*/y : /[^,\n]*/y;
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let [at, line, start] = [0, 1, 1];
  let openQuote: number | null = null;

  /** Reads one field and what ends it: a separator, a line feed or the end of the file. */
  function readField(): { field: string; end: string } {
    let quoted = "";
    if (source[at] === '"') {
      const end = closingQuote(source, at + 1);
      if (end === source.length) openQuote = line;
      quoted = source.slice(at + 1, end).replaceAll('""', '"');
      line += lineFeeds(quoted);
      at = Math.min(end + 1, source.length);
    }
    unquoted.lastIndex = at;
    const rest = unquoted.exec(source)?.[0] ?? "";
    at += rest.length;
    const end = source.charAt(at);
    at += 1;
    const isCut = end === "\n" && rest.endsWith("\r");
    return { field: quoted + (isCut ? rest.slice(0, -1) : rest), end };
  }

  function exceeded(field: string): keyof CsvLimits | null {
    if (field.length > limits.length) return "length";
    if (fields.length > limits.fields) return "fields";
    if (records.length > limits.records) return "records";
    return line > limits.lines ? "lines" : null;
  }

  while (at <= source.length) {
    const { field, end } = readField();
    fields.push(field);
    const isEnd = end === "\n" || end === "";
    if (isEnd && (fields.length > 1 || field !== "")) {
      records.push({ line: start, fields: fields.map((each) => each.replace(GUARD, "")) });
    }
    const limit = exceeded(field);
    if (limit) return { records, openQuote, excess: { line: start, limit } };
    if (!isEnd) continue;
    fields = [];
    if (end === "\n") line += 1;
    start = line;
  }
  return { records, openQuote, excess: null };
}

/** Position of the quotation mark that closes a field; the end of the file if there is none. */
function closingQuote(source: string, from: number): number {
  let at = source.indexOf('"', from);
  while (at !== -1 && source[at + 1] === '"') at = source.indexOf('"', at + 2);
  return at === -1 ? source.length : at;
}

function lineFeeds(text: string): number {
  return text.split("\n").length - 1;
}

function isSemicolonSeparated(source: string): boolean {
  const [head = ""] = source.slice(0, 10_000).split("\n", 1);
  const count = (sign: string) => head.split(sign).length;
  return count(";") >= count(",");
}

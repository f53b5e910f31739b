/** A log entry as Cloud Logging stores a line that a function prints. */
export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string };
  readonly jsonPayload: Readonly<Record<string, unknown>>;
}

const SEVERITIES = ["DEBUG", "INFO", "NOTICE", "WARNING", "ERROR", "CRITICAL"];

const TOKEN = /\s*(AND\b|OR\b|\(|\)|([\w.]+)(=~|>=|!=|=|:)(?:"([^"]*)"|(\w+)))/y;

/**
 * Whether an entry matches a filter: the part of the query language of Cloud Logging that our metrics
 * use. AND binds stronger than OR.
 * @throws on anything else, so that a mistyped filter fails
 */
export function matchesFilter(filter: string, entry: LogEntry): boolean {
  const tokens = tokensOf(filter);
  let position = 0;
  const next = () => tokens[position];

  function either(): boolean {
    let result = both();
    while (next()?.text === "OR") {
      position += 1;
      const right = both();
      result = result || right;
    }
    return result;
  }
  function both(): boolean {
    let result = single();
    while (next()?.text === "AND") {
      position += 1;
      const right = single();
      result = result && right;
    }
    return result;
  }
  function single(): boolean {
    const token = next();
    position += 1;
    if (token?.text === "(") {
      const result = either();
      if (next()?.text !== ")") throw new Error(`missing ) in ${filter}`);
      position += 1;
      return result;
    }
    if (!token?.comparison) throw new Error(`unexpected ${token?.text ?? "end"} in ${filter}`);
    return token.comparison(entry);
  }

  const result = either();
  if (position < tokens.length) throw new Error(`unexpected ${next()?.text} in ${filter}`);
  return result;
}

interface Token {
  readonly text: string;
  readonly comparison?: (entry: LogEntry) => boolean;
}

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < filter.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(filter);
    if (!match) throw new Error(`cannot read ${filter.slice(at)}`);
    const [, text = "", field, operator = "", quoted, bare] = match;
    const value = quoted ?? bare ?? "";
    tokens.push(
      field === undefined
        ? { text }
        : { text, comparison: (entry) => compare(valueAt(entry, field), operator, value) },
    );
  }
  return tokens;
}

function valueAt(entry: LogEntry, path: string): unknown {
  let value: unknown = entry;
  for (const name of path.split(".")) {
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  }
  return value;
}

function compare(actual: unknown, operator: string, value: string): boolean {
  if (actual === undefined) return false;
  const text = String(actual);
  switch (operator) {
    case "=":
      return text === value;
    case "!=":
      return text !== value;
    case ":":
      return text.includes(value);
    case "=~":
      return new RegExp(value).test(text);
    default:
      return SEVERITIES.indexOf(text) >= SEVERITIES.indexOf(value);
  }
}

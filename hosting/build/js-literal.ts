const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const ARRAY_INDEX = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Shortest JavaScript literal of plain data, quoted as the minifier quotes strings.
 * @param value what JSON can express, and `undefined`
 */
export function jsLiteral(value: unknown): string {
  if (value === undefined) return "void 0";
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value === "boolean") return value ? "!0" : "!1";
  if (typeof value === "number") return String(value).replace(/^(-?)0\./, "$1.");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsLiteral).join(",")}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${fieldName(name)}:${jsLiteral(field)}`);
  return `{${fields.join(",")}}`;
}

function fieldName(name: string): string {
  // A quoted `__proto__` would set the prototype as well.
  if (name === "__proto__") return '["__proto__"]';
  return IDENTIFIER.test(name) || ARRAY_INDEX.test(name) ? name : JSON.stringify(name);
}

function stringLiteral(text: string): string {
  // A template literal would turn a carriage return into a line feed.
  if (/[\r\u2028\u2029]/.test(text)) return JSON.stringify(text);
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}

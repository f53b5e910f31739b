import { minifySync } from "vite";

/**
 * JavaScript literal of plain data, written by the minifier of the scripts.
 * @param value what JSON can express, and `undefined`
 */
export function jsLiteral(value: unknown): string {
  if (value === undefined) return "void 0";
  // A quoted `__proto__` would set the prototype.
  return minifyExpression(JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:'));
}

/** A JavaScript expression, shortened by the minifier of the scripts. */
export function minifyExpression(expression: string): string {
  const { code, errors } = minifySync("data.js", `export default ${expression}`);
  if (errors.length > 0) throw new Error(`data cannot be minified: ${errors[0]?.message}`);
  return code.replace(/^export default ?|;\n?$/g, "");
}

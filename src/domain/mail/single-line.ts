import { oneLine, safeText } from "../text/safe-text";

/** Characters that could hide parts of a guest's text. */
const INVISIBLE = /[\u200b-\u200d\u2060-\u2065\ufeff]+/g;

/** Makes user input {@link safeText} on one line, without invisible characters. */
export function singleLine(text: string): string {
  const line = oneLine(safeText(text).replace(INVISIBLE, " "));
  return line.replace(/ {2,}/g, " ").trim();
}

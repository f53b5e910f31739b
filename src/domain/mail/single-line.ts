import { safeText } from "../text/safe-text";

// In a guest's text, line breaks could fake lines of the mail, and invisible characters could hide
// text.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200d\u2060-\u2065\ufeff]+/gu;

/** Makes user input {@link safeText} without line breaks, control and invisible characters. */
export function singleLine(text: string): string {
  return safeText(text).replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim();
}

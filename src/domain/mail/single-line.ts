// In a guest's text, line breaks could fake lines of the mail, direction marks could reverse
// amounts, and invisible characters could hide text.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Makes user input safe for one line: no line breaks, control characters or direction marks. */
export function singleLine(text: string): string {
  return text.replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim();
}

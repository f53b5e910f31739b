// Line breaks would let a guest's note pass for lines of ours, marks of direction turn amounts
// around, and the invisible ones hide text.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text of a stranger on one line: no breaks, control characters or marks of direction. */
export function singleLine(text: string): string {
  return text.replace(UNSEEN, " ").replace(/ {2,}/g, " ").trim();
}

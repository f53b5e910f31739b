const MAX_LENGTH = 160;

/** Replaced in this order. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, "<url>"],
  [/\S+@\S+/g, "<address>"],
  // Text that JSON.parse and others quote may be what somebody typed.
  [/"[^"]*"?|„[^“]*“?/g, "<text>"],
  [/\?\S*=\S*/g, "?<query>"],
  [/\+?\d(?:[\d\s/().-]*\d){2,}/g, "<number>"],
  [/[\s\p{Cc}\p{Cs}]+/gu, " "],
];

/**
 * An error's message without addresses, URLs, query strings, quoted text and numbers of three or more
 * digits, on one line without control characters, at most 160 characters.
 */
export function withoutPersonalData(message: string): string {
  // Bounds the work for a message of any length.
  let text = message.slice(0, 4 * MAX_LENGTH);
  for (const [pattern, replacement] of REPLACEMENTS) text = text.replace(pattern, replacement);
  // The cut may leave half of a character.
  return text
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cs}/u, "");
}

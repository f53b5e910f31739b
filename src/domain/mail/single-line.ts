import { oneLine, safeText } from "../text/safe-text";

/**
 * Characters that could hide parts of a guest's text. A joiner stays between letters without case,
 * marks and emoji: Persian and Bengali words, and families, fall apart without it.
 */
const INVISIBLE =
  /[\u200b\u2060-\u2065\ufeff]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/gu;

/** Makes user input {@link safeText} on one line, without invisible characters. */
export function singleLine(text: string): string {
  const line = oneLine(safeText(text).replace(INVISIBLE, " "));
  return line.replace(/ {2,}/g, " ").trim();
}

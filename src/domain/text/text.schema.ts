import * as z from "zod/mini";
import { oneLine, safeText } from "./safe-text";

/** Control characters, line and paragraph separators, and halves of a surrogate pair. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const CONTROL_EXCEPT_LINE_FEED = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** U+2800 is the blank of Braille. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

interface Bounds {
  /** Fewest characters; 1 by default. A text without a visible character has none. */
  readonly min?: number;
  /** Most characters, before and after cleaning. */
  readonly max: number;
}

/**
 * A text that somebody typed into one line: a name, a street, a reason. Its length is checked before
 * anything else looks at it. A control character within it is refused as the format `characters`. The
 * value is {@link safeText}, without blanks, tabs and line breaks around it.
 */
export function lineSchema(bounds: Bounds) {
  return typedSchema(bounds, CONTROL, 1);
}

/** {@link lineSchema} for a field with room for several lines. */
export function linesSchema(bounds: Bounds & { readonly lines: number }) {
  return typedSchema(bounds, CONTROL_EXCEPT_LINE_FEED, bounds.lines);
}

function typedSchema({ min = 1, max }: Bounds, control: RegExp, lines: number) {
  return z.string().check(
    z.maxLength(max, { abort: true }),
    // Cells of a table are pasted with tabs and line breaks around them.
    z.trim(),
    ({ value, issues }) => {
      if (control.test(value)) {
        issues.push({ code: "invalid_format", format: "characters", input: value });
      } else if (value.split("\n").length > lines) {
        issues.push({ code: "too_big", origin: "lines", maximum: lines, input: value });
      }
    },
    z.overwrite(typedText),
    z.minLength(min),
    z.maxLength(max),
  );
}

function typedText(text: string): string {
  const safe = safeText(text);
  return VISIBLE.test(safe) ? safe.trim() : "";
}

/**
 * A text of a fixed form: an id, a key, a time. Its length is checked before the pattern.
 * @param message of the pattern
 */
export function codeSchema(max: number, pattern: RegExp, message?: string) {
  return z.string().check(z.maxLength(max, { abort: true }), z.regex(pattern, message));
}

/**
 * A guest's text in a stored document: made {@link safeText} on one line, so that tickets and mails
 * need not trust what is stored.
 */
export const storedLineSchema = z
  .string()
  .check(z.overwrite((text) => oneLine(safeText(text)).trim()));

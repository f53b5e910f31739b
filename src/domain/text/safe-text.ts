/** Direction marks, embeddings, overrides and isolates. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Takes the mark as well: with a lookahead, a long run without a mark would take quadratic time.
const HIDDEN_BEFORE_MARK = /\p{Cf}+(\p{M})?/gu;
/** One joiner before a mark of a script: Bengali, Khmer and others spell with it. Not before accents. */
const SPELLED_JOINER = /^[\u200c\u200d](?!\p{Script=Inherited})\p{M}$/u;
/** Vietnamese, Arabic, Hebrew and Thai need at most four marks on a letter. */
const EXCESS_MARKS = /((?:[\u200c\u200d]?\p{M}){4})(?:[\u200c\u200d]?\p{M})+/gu;
/** Long enough that four marks stay after composing has absorbed some. */
const LONG_STACK = /((?:[\u200c\u200d]?\p{M}){16})(?:[\u200c\u200d]?\p{M})+/gu;

/** Control characters, line and paragraph separators, and halves of a surrogate pair. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * Makes a text harmless to the text beside it. Composes it (NFC), removes direction controls, which
 * reverse numbers beside them, and all but four marks on a letter, whose stack would cover other lines.
 * Names in all scripts stay readable. Takes linear time.
 */
export function safeText(text: string): string {
  const visible = text
    .replace(DIRECTION_CONTROLS, "")
    // An invisible character between two marks would hide that both are on the same letter.
    .replace(HIDDEN_BEFORE_MARK, (hidden, mark = hidden) =>
      SPELLED_JOINER.test(hidden) ? hidden : mark,
    );
  return (
    visible
      // Composing sorts marks, which would take quadratic time for a long stack.
      .replace(LONG_STACK, "$1")
      .normalize()
      .replace(EXCESS_MARKS, "$1")
  );
}

/** The text on one line: control characters and line breaks become blanks. */
export function oneLine(text: string): string {
  return text.replace(CONTROLS, " ");
}

/** Marks on one letter. Vietnamese, Arabic, Hebrew and Thai need at most four. */
const MAX_MARKS = 4;

/** Direction marks, embeddings, overrides and isolates. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Between two marks, an invisible character would hide that both are on the same letter. */
const HIDDEN_BEFORE_MARK = /\p{Cf}+(?=\p{M})/gu;
const EXCESS_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

/**
 * A guest's text as it may stand beside other text: composed (NFC), without direction controls, which
 * turn the numbers beside them around, and with at most four marks on a letter, because a stack of
 * them covers the lines above and below. Names in all scripts stay readable.
 */
export function safeText(text: string): string {
  return text
    .replace(DIRECTION_CONTROLS, "")
    .replace(HIDDEN_BEFORE_MARK, "")
    .normalize("NFC")
    .replace(EXCESS_MARKS, "$1");
}

// Composed and in lower case. False alarms are cheap; an allergy that nobody notices is not.
const WORDS =
  /al{1,2}er[gj]|unvertr[aä]e?glich|vertr[aä]e?gt? kein|intoleran|z[oö]e?liak|c(?:o?e|œ)liac|gluten|la[ck]tos|histamin|anaphyl|epipen|n[uü]e?ss|\b(?:pea)?nuts?\b|shellfish|krebstier|dị ứng|过敏/u;

/**
 * Whether a note speaks of an allergy or an intolerance, in German or English and in the most usual
 * words of other languages. Staff see such notes in red.
 */
export function mentionsAllergy(note: string): boolean {
  return WORDS.test(note.normalize("NFC").toLowerCase());
}

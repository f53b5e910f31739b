/** Words for an allergy or an intolerance, also inside of compounds such as "Nussallergie". */
const COMPLAINT =
  /al{1,2}er[gj](?!r|ern)|unvertr[aä]e?glich|vertr[aä]e?g(?:e|t|en)? (?:kein|nicht)|nicht vertr[aä]e?g|intoleran|z[oö]e?liak|c(?:o?e|œ)liac|histamin|anaphyl|epi-?pen|d[iị] [uứ]ng|không dung nạp|过敏/gu;

/** Food that usually is mentioned because somebody must not eat it. */
const ALLERGEN =
  /gluten|la[ck]tos|(?<![\p{L}])(?:erd|hasel|wal|para|macadamia|cashew)?n[uü]e?ss|cashew|\b(?:pea)?nuts?\b|\bpeanuts?|shellfish|krebstier|đậu phộng|dau phong/gu;

/**
 * Denies a complaint: "keine Allergien", but not "keine Allergene" or "keine Allergie auslösenden
 * …".
 */
const DENIAL =
  /(?:\b(?:keine?(?:rlei)?|ohne|nicht|no|not|none?|without any|any)|không(?: có| bị)?|khong(?: co| bi)?) (?:bekannten? |known |food )*(?:allerg(?:ien?|isch|ies|y|ic)|unverträglichkeit(?:en)?|intoleran(?:z(?:en)?|ces?|t)|d[iị] [uứ]ng)(?![\p{L}-]| auslös)/gu;

/** Asks for more of a food: "extra Erdnüsse", "mit viel Cashew". */
const WISH =
  /(?:extra|mehr|viele?n?|doppelte?|more|lots of|plenty of|thêm|nhiều) (?:geröstete[nr]? |gehackte[nr]? |roasted )?$/u;

/**
 * Whether a note speaks of an allergy or an intolerance, in German, English, Vietnamese or the usual
 * words of other languages. Staff see such notes in red. If in doubt it does: a false alarm costs a
 * look, an overlooked allergy costs more.
 */
export function mentionsAllergy(note: string): boolean {
  const text = note.normalize("NFC").toLowerCase().replaceAll("ß", "ss").replace(DENIAL, " ");
  if (text.search(COMPLAINT) !== -1) return true;
  return Array.from(text.matchAll(ALLERGEN)).some(({ index }) => !WISH.test(text.slice(0, index)));
}

import { editDistanceToPrefix, maxEdits } from "./edit-distance";

const MATCH_WEIGHT = { exact: 6, start: 4, inside: 2, typo: 1 } as const;

/** How well a typed word matches a word of the menu, 0 to 6. Both are folded. */
export function matchWeight(form: string, word: string, allowsTypos: boolean): number {
  if (word === form) return MATCH_WEIGHT.exact;
  if (word.startsWith(form)) return MATCH_WEIGHT.start;
  // German compounds: "rollen" matches "Sommerrollen".
  if (form.length > 2 && word.includes(form)) return MATCH_WEIGHT.inside;
  return typoWeight(form, word, allowsTypos);
}

/**
 * {@link matchWeight} for the name of a diet, which may have a German ending. A part of the name does
 * not match: "frei" names no diet.
 */
export function nameWeight(form: string, name: string, allowsTypos: boolean): number {
  const isInflected = form.startsWith(name) && /^e[mnrs]?$/.test(form.slice(name.length));
  if (isInflected || name.startsWith(form)) return MATCH_WEIGHT.start;
  return typoWeight(form, name, allowsTypos);
}

function typoWeight(form: string, word: string, allowsTypos: boolean): number {
  const most = allowsTypos ? maxEdits(form.length) : 0;
  return most > 0 && editDistanceToPrefix(form, word, most) <= most ? MATCH_WEIGHT.typo : 0;
}

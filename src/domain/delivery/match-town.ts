/**
 * Filters candidates by the town a guest typed. Equal names win; otherwise one name must contain all
 * words of the other ("Straßberg" matches "Bobingen-Straßberg"). Ignores case, umlaut spelling and
 * punctuation.
 * @returns the matching candidates in their order; empty if nothing was typed
 */
export function matchTown<T>(
  candidates: readonly T[],
  nameOf: (candidate: T) => string,
  typed: string | undefined,
): T[] {
  const typedWords = words(typed ?? "");
  if (typedWords.length === 0) return [];
  const named = candidates.map((candidate) => ({ candidate, name: words(nameOf(candidate)) }));
  const equal = named.filter(({ name }) => name.join(" ") === typedWords.join(" "));
  const matching =
    equal.length > 0
      ? equal
      : named.filter(({ name }) => includesAll(name, typedWords) || includesAll(typedWords, name));
  return matching.map(({ candidate }) => candidate);
}

const SPELLED_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function words(text: string): string[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function includesAll(words: readonly string[], others: readonly string[]): boolean {
  return others.length > 0 && others.every((word) => words.includes(word));
}

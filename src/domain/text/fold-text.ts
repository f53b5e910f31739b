/** Letters that Unicode cannot decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  ı: "i",
};

const ACCENTS = /\p{M}/gu;
const SPECIAL = /[đðßæœøłı]/g;
const UMLAUT = /([aou])\u0308/g;
const GAPS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a text in lower case without accents: `Phở` becomes `pho`. A word with umlauts appears
 * in both spellings: `kase` and `kaese`.
 */
export function foldedWords(text: string): string[] {
  const lower = text.toLowerCase().normalize("NFD");
  const plain = words(lower);
  const german = words(lower.replace(UMLAUT, "$1e"));
  return [...new Set([...plain, ...german])];
}

/** The words of a query, unchanged. */
export function typedWords(query: string): string[] {
  return query
    .normalize("NFC")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 0);
}

function words(lower: string): string[] {
  return lower
    .replace(ACCENTS, "")
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .split(GAPS)
    .filter((word) => word.length > 0);
}

import { foldedWords, typedWords } from "./fold-text";

/** Whether each word of a query starts a word of the text, without accents and capital letters. */
export function matchesSearch(text: string, query: string): boolean {
  const known = foldedWords(text);
  return typedWords(query).every((typed) =>
    foldedWords(typed).some((word) => known.some((each) => each.startsWith(word))),
  );
}

import type { MenuItem } from "@/domain/menu/menu.schema";
import { foldedWords } from "@/domain/menu/search/fold-text";

/** Whether every word of a query starts a word of the dish's names, its number or its id. */
export function matchesQuery({ name, number, id }: MenuItem, query: string): boolean {
  const known = [...foldedWords(`${name.de} ${name.en} ${id}`), number?.toLowerCase() ?? ""];
  return foldedWords(query).every((word) => known.some((each) => each.startsWith(word)));
}

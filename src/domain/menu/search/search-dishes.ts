import type { Language } from "../../text/language";
import type { Menu, MenuItem } from "../menu.schema";
import { editDistanceToPrefix, maxEdits } from "./edit-distance";
import { foldedWords, typedWords } from "./fold-text";

/** Longer queries are cut, in characters. */
const MAX_QUERY_LENGTH = 60;

/** A menu prepared for searching, once per menu and language. */
export interface DishIndex {
  readonly dishes: readonly IndexedDish[];
}

interface IndexedDish {
  readonly item: MenuItem;
  readonly number: string | undefined;
  readonly fields: readonly Field[];
}

/** The words of one text and the weight of a match in it. */
interface Field {
  readonly words: readonly string[];
  readonly weight: number;
}

const WEIGHT = { name: 10, category: 4, description: 3 } as const;
/** Weight of texts in the other language. */
const OTHER_LANGUAGE_WEIGHT = 0.6;
const MATCH_WEIGHT = { exact: 6, start: 4, inside: 2, typo: 1 } as const;
const NUMBER_WEIGHT = 100;

/** Indexes names, numbers, descriptions, categories and diets in both languages. */
export function indexDishes(menu: Menu, language: Language): DishIndex {
  const other = language === "de" ? "en" : "de";
  const categories = new Map(menu.categories.map((category) => [category.id, category.name]));
  const dishes = menu.items.map((item) => {
    const fieldsIn = (shown: Language, share: number): Field[] => [
      { words: foldedWords(item.name[shown]), weight: WEIGHT.name * share },
      {
        words: foldedWords(categories.get(item.category)?.[shown] ?? ""),
        weight: WEIGHT.category * share,
      },
      {
        words: foldedWords(item.description?.[shown] ?? ""),
        weight: WEIGHT.description * share,
      },
    ];
    const diets = { words: foldedWords((item.diet ?? []).join(" ")), weight: WEIGHT.category };
    return {
      item,
      number: item.number?.toLowerCase(),
      fields: [...fieldsIn(language, 1), ...fieldsIn(other, OTHER_LANGUAGE_WEIGHT), diets],
    };
  });
  return { dishes };
}

/**
 * Finds dishes that match every word of a query, best match first; equal matches keep the menu's
 * order. Ignores accents, umlauts and case. Typos are accepted only if nothing matches exactly: one
 * in words of at least four letters, two in words of at least eight.
 * @returns empty for a query without letters and digits
 */
export function searchDishes(index: DishIndex, query: string): MenuItem[] {
  const words = typedWords(query.slice(0, MAX_QUERY_LENGTH)).map(foldedWords);
  if (words.length === 0) return [];
  const asTyped = ranked(index, words, false);
  return asTyped.length > 0 ? asTyped : ranked(index, words, true);
}

function ranked({ dishes }: DishIndex, words: readonly string[][], allowsTypos: boolean) {
  return dishes
    .map((dish) => ({ item: dish.item, score: scoreOf(dish, words, allowsTypos) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/** Zero if any word does not match. */
function scoreOf(dish: IndexedDish, words: readonly string[][], allowsTypos: boolean): number {
  let sum = 0;
  for (const forms of words) {
    const best = Math.max(0, ...forms.map((form) => wordScore(dish, form, allowsTypos)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function wordScore({ number, fields }: IndexedDish, form: string, allowsTypos: boolean): number {
  if (number === form) return NUMBER_WEIGHT;
  let best = 0;
  for (const { words, weight } of fields) {
    for (const word of words) best = Math.max(best, weight * matchWeight(form, word, allowsTypos));
  }
  return best;
}

function matchWeight(form: string, word: string, allowsTypos: boolean): number {
  if (word === form) return MATCH_WEIGHT.exact;
  if (word.startsWith(form)) return MATCH_WEIGHT.start;
  // German compounds: "rollen" matches "Sommerrollen".
  if (form.length > 2 && word.includes(form)) return MATCH_WEIGHT.inside;
  const most = allowsTypos ? maxEdits(form.length) : 0;
  return most > 0 && editDistanceToPrefix(form, word, most) <= most ? MATCH_WEIGHT.typo : 0;
}

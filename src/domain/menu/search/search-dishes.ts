import { foldedWords, typedWords } from "../../text/fold-text";
import type { Language } from "../../text/language";
import type { Diet, Menu, MenuItem } from "../menu.schema";
import { DIET_NAMES, withDietsAsWords } from "./diet-names";
import { impliedDiets } from "./implied-diets";
import { matchWeight, nameWeight } from "./match-weight";

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

/** A dish that matches a query. */
export interface DishHit {
  readonly item: MenuItem;
  /** Diets by which it was found, because no text of the menu contains the word. */
  readonly diets: readonly Diet[];
}

/** A query as words; of each word, its spellings. */
type Reading = readonly (readonly string[])[];

interface Score {
  /** Zero if any word does not match. */
  readonly sum: number;
  readonly diets: readonly Diet[];
}

const WEIGHT = { name: 10, category: 4, description: 3, diet: 3 } as const;
/** Weight of texts in the other language. */
const OTHER_LANGUAGE_WEIGHT = 0.6;
const NUMBER_WEIGHT = 100;
const NO_MATCH: Score = { sum: 0, diets: [] };

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
    return {
      item,
      number: item.number?.toLowerCase(),
      fields: [...fieldsIn(language, 1), ...fieldsIn(other, OTHER_LANGUAGE_WEIGHT)],
    };
  });
  return { dishes };
}

/** {@link findDishes} without the diets. */
export function searchDishes(index: DishIndex, query: string): MenuItem[] {
  return findDishes(index, query).map(({ item }) => item);
}

/**
 * Finds dishes that match every word of a query, best match first; equal matches keep the menu's
 * order. A dish is also found by the names of its diets. Ignores accents, umlauts and case. Typos are
 * accepted only if nothing matches exactly: one in words of at least four letters, two in words of at
 * least eight.
 * @returns empty for a query without letters and digits
 */
export function findDishes(index: DishIndex, query: string): DishHit[] {
  const typed = query.slice(0, MAX_QUERY_LENGTH).toLowerCase();
  const readings = [...new Set([typed, withDietsAsWords(typed)])].map((text) =>
    typedWords(text).map(foldedWords),
  );
  const asTyped = ranked(index, readings, { allowsTypos: false });
  return asTyped.length > 0 ? asTyped : ranked(index, readings, { allowsTypos: true });
}

function ranked(
  { dishes }: DishIndex,
  readings: readonly Reading[],
  { allowsTypos }: { readonly allowsTypos: boolean },
) {
  return dishes
    .map((dish) => {
      const scores = readings.map((reading) => scoreOf(dish, reading, allowsTypos));
      const best = scores.reduce((one, other) => (other.sum > one.sum ? other : one), NO_MATCH);
      return { ...best, item: dish.item };
    })
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
    .map(({ item, diets }): DishHit => ({ item, diets }));
}

function scoreOf(dish: IndexedDish, reading: Reading, allowsTypos: boolean): Score {
  let sum = 0;
  const diets: Diet[] = [];
  for (const forms of reading) {
    let best = Math.max(0, ...forms.map((form) => wordScore(dish, form, allowsTypos)));
    if (best === 0) {
      const named = nameScores(dish, forms, allowsTypos).find(({ score }) => score > 0);
      if (!named) return NO_MATCH;
      best = named.score;
      diets.push(named.diet);
    }
    sum += best;
  }
  return { sum, diets };
}

function wordScore({ number, fields }: IndexedDish, form: string, allowsTypos: boolean): number {
  if (number === form) return NUMBER_WEIGHT;
  let best = 0;
  for (const { words, weight } of fields) {
    for (const word of words) best = Math.max(best, weight * matchWeight(form, word, allowsTypos));
  }
  return best;
}

/** The diets of a dish, best match first. */
function nameScores({ item }: IndexedDish, forms: readonly string[], allowsTypos: boolean) {
  const scoreOfName = (name: string) =>
    Math.max(...forms.map((form) => nameWeight(form, name, allowsTypos)));
  return impliedDiets(item)
    .map((diet) => ({ diet, score: WEIGHT.diet * Math.max(...DIET_NAMES[diet].map(scoreOfName)) }))
    .sort((one, other) => other.score - one.score);
}

import type { MenuItem } from "../menu.schema";
import { type DishIndex, searchDishes } from "./search-dishes";

/** Staff cannot read longer lists while a caller waits. */
const MAX_FOUND = 8;

/** `3x12`, `3 × 12` or `3*sommerrollen`: a quantity in front of a dish. */
const QUANTITY = /^\s*(\d{1,2})\s*[x×*]\s*/i;

/** Up to three letters with digits: `12`, `12a`, `M12`, `M 12`. */
const NUMBER = /^[a-z]{0,3}\s*\d+[a-z]{0,2}$/i;

/** Staff's input in one field: a quantity and the dishes that match the rest. */
export interface FoundDishes {
  /** 1 unless a quantity was typed. */
  readonly qty: number;
  readonly dishes: readonly MenuItem[];
  /** The dish that is meant; null if only the reader can decide. */
  readonly best: MenuItem | null;
}

/**
 * Finds dishes by number or by part of the name. A number finds numbers only: the exact one first,
 * then longer ones; without the exact one nothing is meant, so that a wrong number never orders a
 * dish.
 */
export function findByNumber(index: DishIndex, typed: string): FoundDishes {
  const quantity = QUANTITY.exec(typed);
  const qty = Math.max(1, Number(quantity?.[1] ?? 1));
  const wanted = typed.slice(quantity?.[0].length ?? 0).trim();
  if (wanted === "") return { qty, dishes: [], best: null };
  const byNumber = dishesByNumber(index, wanted);
  const exact = byNumber.find((item) => plain(item.number) === plain(wanted)) ?? null;
  if (NUMBER.test(wanted)) return { qty, dishes: byNumber.slice(0, MAX_FOUND), best: exact };
  const byName = searchDishes(index, wanted).filter((item) => !byNumber.includes(item));
  const dishes = [...(exact ? byNumber : []), ...byName].slice(0, MAX_FOUND);
  return { qty, dishes, best: dishes[0] ?? null };
}

/** Dishes whose number begins like this: `12`, `12a`, then `120`. */
function dishesByNumber({ dishes }: DishIndex, wanted: string): MenuItem[] {
  return dishes
    .map(({ item }) => item)
    .filter(({ number }) => plain(number).startsWith(plain(wanted)))
    .sort((one, other) => digits(one.number) - digits(other.number));
}

function digits(number: string | undefined): number {
  return (number ?? "").replace(/\D/g, "").length;
}

/** In lower case without spaces; "" for a dish without a number, which no input matches. */
function plain(number: string | undefined): string {
  return (number ?? "").replace(/\s/g, "").toLowerCase();
}

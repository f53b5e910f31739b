import type { Cents } from "../../money/money";

/** Steps in which people hand over notes. */
const STEPS = [1000, 5000, 10_000];
const MAX_SUGGESTIONS = 2;

/** Up to two round amounts of cash above what is due, smaller first: 30 and 50 € for 27,40 €. */
export function cashSuggestions(due: Cents): Cents[] {
  const rounded = STEPS.map((step) => (Math.floor(due / step) + 1) * step);
  return [...new Set(rounded)].slice(0, MAX_SUGGESTIONS);
}

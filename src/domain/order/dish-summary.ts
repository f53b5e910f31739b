import type { Language } from "../text/language";
import { textIn } from "../text/localized-text";
import type { OrderLine } from "./order.schema";

/** Dishes named before the rest is counted. */
const MAX_NAMES = 2;

/**
 * The dishes of an order in one line: "2× Pho Bo, Sommerrollen, + 1". The last number counts the
 * portions that are not named.
 */
export function dishSummary(
  lines: readonly Pick<OrderLine, "item_id" | "name" | "qty">[],
  language: Language,
): string {
  const dishes = new Map<string, { name: string; qty: number }>();
  for (const { item_id, name, qty } of lines) {
    const known = dishes.get(item_id)?.qty ?? 0;
    dishes.set(item_id, { name: textIn(name, language), qty: known + qty });
  }
  const all = [...dishes.values()];
  const shown = all
    .slice(0, MAX_NAMES)
    .map(({ name, qty }) => (qty > 1 ? `${qty}×\u00a0${name}` : name));
  const rest = all.slice(MAX_NAMES).reduce((sum, { qty }) => sum + qty, 0);
  return [...shown, ...(rest > 0 ? [`+\u00a0${rest}`] : [])].join(", ");
}

import type { Language } from "../text/language";
import { textIn } from "../text/localized-text";
import type { OrderLine } from "./order.schema";

/** A line's dish as the paper menu lists it: number, if it has one, and name. */
export function lineTitle(
  { number, name }: Pick<OrderLine, "number" | "name">,
  language: Language,
): string {
  const title = textIn(name, language);
  return number ? `${number} ${title}` : title;
}

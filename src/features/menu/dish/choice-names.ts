import type { Choices } from "@/domain/cart/cart.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { priceLine } from "@/domain/menu/options/price-line";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";

/** Names of the chosen options, separated by commas; empty if there are none or they are invalid. */
export function choiceNames(item: MenuItem, choices: Choices, language: Language): string {
  const priced = priceLine(item, { item_id: item.id, qty: 1, choices });
  if (!priced.ok) return "";
  return priced.value.choice_names.map((name) => textIn(name, language)).join(", ");
}

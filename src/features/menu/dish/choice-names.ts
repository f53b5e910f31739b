import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { priceLine } from "@/domain/order/pricing/price-line";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";

/** Names of the chosen options, separated by commas; empty if there are none or they are invalid. */
export function choiceNames(item: MenuItem, choices: Choices, language: Language): string {
  const priced = priceLine(item, { item_id: item.id, qty: 1, choices });
  if (!priced.ok) return "";
  return priced.value.choice_names.map((name) => textIn(name, language)).join(", ");
}

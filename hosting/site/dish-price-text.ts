import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";

/** The lowest price of a dish, with "from" if a required choice can cost more. */
export function dishPriceText(item: MenuItem, language: Language): string {
  const { cents, isMinimum } = dishPrice(item);
  return `${isMinimum ? `${menuTexts[language].from} ` : ""}${formatPrice(cents, language)}`;
}

import type { Cuisine } from "../../src/ui/cuisine/cuisine";

/** Names of the kitchen behind a drawing, as search engines know them. */
export const CUISINE_KITCHENS: Readonly<Record<Cuisine, readonly string[]>> = {
  lantern: ["Vietnamesisch", "Thailändisch", "Japanisch"],
  soup: ["Vietnamesisch"],
  sushi: ["Sushi", "Japanisch", "Asiatisch"],
  wok: ["Asiatisch", "Wok"],
  leaf: ["Vietnamesisch"],
  lozenge: ["Regional"],
};

import { houseMenu } from "./pho3/house-menu";
import { schwabmuenchenOffer } from "./pho3/schwabmuenchen-offer";

/** The house menu with a wok section; what does not survive a long delivery round is left out. */
export const menu = houseMenu({
  category: {
    id: "local",
    name: { de: "Wok fürs Lechfeld", en: "Wok for the Lechfeld" },
    description: {
      de: "Kommt auch nach zwölf Kilometern noch heiß an.",
      en: "Still hot after twelve kilometres.",
    },
  },
  items: schwabmuenchenOffer,
  prices: { nem: 5.5, "summer-rolls": 5.9, "pho-chicken": 11.9, "com-fried": 10.9 },
  without: ["marrow-bone", "coconut-ice"],
});

import { augsburgOffer } from "./pho3/augsburg-offer";
import { houseMenu } from "./pho3/house-menu";

/** The house menu with the Augsburg lunch, at city prices. */
export const menu = houseMenu({
  category: {
    id: "local",
    name: { de: "Bánh mì & Mittag in Augsburg", en: "Bánh mì & lunch in Augsburg" },
    description: {
      de: "Für die Pause zwischen Vorlesung und Büro.",
      en: "For the break between lecture and office.",
    },
  },
  items: augsburgOffer,
  prices: { "pho-beef": 13.9, "pho-beef-all": 16.9, "pho-chicken": 12.9, "hanoi-lager": 4.2 },
});

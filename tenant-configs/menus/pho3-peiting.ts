import { houseMenu } from "./pho3/house-menu";
import { peitingOffer } from "./pho3/peiting-offer";

/** The house menu with dishes made for the Pfaffenwinkel; sea fish does not travel there. */
export const menu = houseMenu({
  category: {
    id: "local",
    name: { de: "Nur in Peiting", en: "Only in Peiting" },
    description: {
      de: "Was Jäger, Senner und Fischer der Nachbarschaft vorbeibringen.",
      en: "What the hunters, herdsmen and anglers of the neighbourhood bring along.",
    },
  },
  items: peitingOffer,
  prices: { "pho-beef": 12.9, "com-pork": 12.9, water: 2.6 },
  without: ["bun-salmon"],
});

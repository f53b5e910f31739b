import { defineTexts } from "../define-texts";

/** Texts of the link from the cart to ordering together. */
export const togetherLinkTexts = defineTexts({
  de: {
    link: "Zusammen bestellen",
    help: "Alle wählen auf dem eigenen Handy",
  },
  en: {
    link: "Order together",
    help: "Everybody chooses on their own phone",
  },
});

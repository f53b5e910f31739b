import { defineTexts } from "../define-texts";

/** Texts about dishes in the cart that are served at certain hours only. */
export const servedNoteTexts = defineTexts({
  de: {
    title: "Nicht zu jeder Zeit:",
    chooseTime: "Wählen Sie gleich eine passende Zeit.",
    without: "Ohne diese Gerichte bestellen",
  },
  en: {
    title: "Only at certain times:",
    chooseTime: "You can choose a suitable time in the next step.",
    without: "Order without these dishes",
  },
});

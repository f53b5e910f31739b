import { defineTexts } from "../define-texts";

/** Texts about options that are sold out for a time. */
export const soldOutOptionTexts = defineTexts({
  de: {
    chooseAnother: "Eine gewählte Option ist gerade ausverkauft. Bitte wählen Sie etwas anderes.",
    soldOut: (option: string) => `${option} ist gerade ausverkauft. Bitte wählen Sie neu.`,
    change: "Im Warenkorb ändern",
  },
  en: {
    chooseAnother: "An option you chose is sold out right now. Please choose another one.",
    soldOut: (option: string) => `${option} is sold out right now. Please choose again.`,
    change: "Change in the cart",
  },
});

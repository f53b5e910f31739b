import { defineTexts } from "../define-texts";

/** Texts about options that are sold out for a time, and dishes of which few portions are left. */
export const soldOutOptionTexts = defineTexts({
  de: {
    chooseAnother: "Eine gewählte Option ist gerade ausverkauft. Bitte wählen Sie etwas anderes.",
    soldOut: (option: string) => `${option} ist gerade ausverkauft. Bitte wählen Sie neu.`,
    tooMany: (left: number) =>
      `Davon ${left === 1 ? "ist" : "sind"} nur noch ${left} da. Bitte verringern Sie die Menge.`,
    change: "Im Warenkorb ändern",
  },
  en: {
    chooseAnother: "An option you chose is sold out right now. Please choose another one.",
    soldOut: (option: string) => `${option} is sold out right now. Please choose again.`,
    tooMany: (left: number) => `Only ${left} left. Please reduce the quantity.`,
    change: "Change in the cart",
  },
});

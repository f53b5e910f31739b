import { defineTexts } from "../define-texts";

/** Texts of the sheet that asks which of several portions of a dish to remove. */
export const variantTexts = defineTexts({
  de: {
    title: (dish: string) => `${dish}: Welche Portion weniger?`,
    intro: "Sie haben dieses Gericht mit verschiedenen Optionen im Warenkorb.",
    plain: "ohne Optionen",
    note: (note: string) => `Wunsch: „${note}“`,
    quantity: (variant: string) => `Menge: ${variant}`,
    fewer: (variant: string) => `Eine Portion weniger: ${variant}`,
    more: (variant: string) => `Eine Portion mehr: ${variant}`,
    done: "Fertig",
    close: "Schließen",
  },
  en: {
    title: (dish: string) => `${dish}: remove which one?`,
    intro: "Your cart has this dish with different options.",
    plain: "no options",
    note: (note: string) => `Note: “${note}”`,
    quantity: (variant: string) => `Quantity: ${variant}`,
    fewer: (variant: string) => `One less: ${variant}`,
    more: (variant: string) => `One more: ${variant}`,
    done: "Done",
    close: "Close",
  },
});

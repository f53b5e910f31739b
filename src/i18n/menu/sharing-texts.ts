import { defineTexts } from "../define-texts";

/** Texts of the suggestions for a party. */
export const sharingTexts = defineTexts({
  de: {
    people: "Für wie viele Personen?",
    fewer: "Eine Person weniger",
    more: "Eine Person mehr",
    suggestion: (portions: number, dish: string) => `${portions} × ${dish}`,
    none: "Für so viele rufen Sie uns bitte an.",
  },
  en: {
    people: "For how many people?",
    fewer: "One person fewer",
    more: "One more person",
    suggestion: (portions: number, dish: string) => `${portions} × ${dish}`,
    none: "For that many, please give us a call.",
  },
});

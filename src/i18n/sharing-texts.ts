import { defineTexts } from "./define-texts";

/** Texts of the suggestions for a party. */
export const sharingTexts = defineTexts({
  de: {
    people: "Für wie viele Personen?",
    fewer: "Eine Person weniger",
    more: "Eine Person mehr",
    suggestion: (portions: number, dish: string) => `${portions} × ${dish}`,
    none: "Dafür rufen Sie uns bitte an.",
  },
  en: {
    people: "For how many people?",
    fewer: "One person less",
    more: "One person more",
    suggestion: (portions: number, dish: string) => `${portions} × ${dish}`,
    none: "Please call us about that.",
  },
});

import { defineTexts } from "../define-texts";

/** Texts about the house and its people. */
export const aboutTexts = defineTexts({
  de: { title: "Über uns", people: "Das Team" },
  en: { title: "About us", people: "The team" },
});

import { defineTexts } from "../../define-texts";

/** Texts for printing the menu and table cards; `scan` and `prices` are on the paper. */
export const printMenuTexts = defineTexts({
  de: {
    title: "Drucken",
    hint: "Gedruckt wird der Stand im Editor. Im Druckfenster können Sie auch „Als PDF speichern“ wählen.",
    languages: "Sprachen",
    both: "Deutsch und Englisch",
    de: "Deutsch",
    en: "Englisch",
    menu: "Speisekarte drucken",
    cards: "Tischkarten drucken",
    scan: "Speisekarte öffnen und bestellen",
    prices: "Alle Preise in Euro inkl. MwSt.",
  },
  en: {
    title: "Print",
    hint: "Prints what the editor shows. In the print window you can also choose “Save as PDF”.",
    languages: "Languages",
    both: "German and English",
    de: "German",
    en: "English",
    menu: "Print the menu",
    cards: "Print table cards",
    scan: "Open the menu and order",
    prices: "All prices in euros, VAT included.",
  },
});

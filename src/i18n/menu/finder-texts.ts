import { defineTexts } from "../define-texts";

interface FinderTexts {
  readonly results: string;
  readonly found: (count: number, query: string) => string;
  readonly matching: (count: number) => string;
  readonly nothingTitle: string;
  readonly nothing: (query: string) => string;
  readonly nothingFits: string;
  readonly clear: string;
  readonly clearFilters: string;
  readonly showAll: string;
  readonly diets: string;
  readonly avoid: string;
  readonly without: (allergen: string) => string;
  readonly caution: string;
  readonly passportIntro: string;
  readonly searchShortcut: string;
  readonly show: (count: number) => string;
  readonly undeclaredTitle: (count: number) => string;
  readonly undeclaredText: string;
  readonly optionUnfit: string;
  readonly optionUnknown: string;
}

/** Texts of search results and filters. Loaded on first use, not with the page. */
export const finderTexts = defineTexts<FinderTexts>({
  de: {
    results: "Gefundene Gerichte",
    found: (count, query) => `${dishes(count)} für „${query}“`,
    matching: (count) => (count === 1 ? "1 Gericht passt" : `${count} Gerichte passen`),
    nothingTitle: "Nichts gefunden",
    nothing: (query) =>
      `Für „${query}“ steht nichts auf der Karte. Vielleicht hilft ein kürzeres Wort.`,
    nothingFits: "Kein Gericht mit vollständigen Angaben passt zu Ihren Filtern.",
    clear: "Suche löschen",
    clearFilters: "Filter aufheben",
    showAll: "Ganze Karte zeigen",
    diets: "Ernährung",
    avoid: "Ohne diese Allergene",
    without: (allergen) => `ohne ${allergen}`,
    caution:
      "Grundlage sind unsere Angaben zu Zutaten. Spuren können wir nicht ausschließen: Bei einer Allergie sprechen Sie bitte vor der Bestellung mit uns.",
    passportIntro:
      "Immer dieselben Angaben? Speichern Sie sie, und jedes Gericht zeigt, ob es passt.",
    searchShortcut: "Taste „/“ springt zur Suche",
    show: (count) => (count === 0 ? "Kein Gericht passt" : `${dishes(count)} zeigen`),
    undeclaredTitle: (count) =>
      count === 1 ? "Bei 1 Gericht fehlen Angaben" : `Bei ${count} Gerichten fehlen Angaben`,
    undeclaredText:
      "Für diese Gerichte oder ihre Pflichtoptionen sind nicht alle Allergene angegeben. Das heißt nicht, dass sie frei davon sind. Bitte fragen Sie uns.",
    optionUnfit: "passt nicht zu Ihren Filtern",
    optionUnknown: "keine Angabe",
  },
  en: {
    results: "Matching dishes",
    found: (count, query) => `${count === 1 ? "1 dish" : `${count} dishes`} for “${query}”`,
    matching: (count) => (count === 1 ? "1 dish matches" : `${count} dishes match`),
    nothingTitle: "Nothing found",
    nothing: (query) => `Nothing on the menu matches “${query}”. Try a shorter word.`,
    nothingFits: "No dish with complete information matches your filters.",
    clear: "Clear search",
    clearFilters: "Clear filters",
    showAll: "Show the whole menu",
    diets: "Diet",
    avoid: "Without these allergens",
    without: (allergen) => `no ${allergen}`,
    caution:
      "Based on our ingredient information. We cannot rule out traces: if you have an allergy, please talk to us before you order.",
    passportIntro: "Always the same answers? Save them, and every dish shows whether it fits.",
    searchShortcut: "Press “/” to search",
    show: (count) =>
      count === 0 ? "No dish matches" : `Show ${count === 1 ? "1 dish" : `${count} dishes`}`,
    undeclaredTitle: (count) =>
      `Information missing for ${count === 1 ? "1 dish" : `${count} dishes`}`,
    undeclaredText:
      "Allergen information is incomplete for these dishes or their required options. They may contain allergens that are not listed. Please ask us.",
    optionUnfit: "does not match your filters",
    optionUnknown: "not declared",
  },
});

function dishes(count: number): string {
  return count === 1 ? "1 Gericht" : `${count} Gerichte`;
}

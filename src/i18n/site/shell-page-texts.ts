import { defineTexts } from "../define-texts";

/** Texts of pages shown in place of others: not found, not stored, not loaded, no key. */
export const shellPageTexts = defineTexts({
  de: {
    notFoundTitle: "Diese Seite gibt es nicht",
    notFound: "Vielleicht ist die Adresse veraltet oder enthält einen Tippfehler.",
    toMenu: "Zur Speisekarte",
    notFoundLinks: "Weitere Seiten",
    missing: "Unsere Speisekarte ist hier gerade nicht verfügbar. Sie erreichen uns telefonisch.",
    unknownTitle: "Kein Restaurant ausgewählt",
    unknown: "Unter dieser Adresse ist kein Restaurant hinterlegt.",
    outdated: "Preise und Zeiten konnten nicht aktualisiert werden und sind vielleicht veraltet.",
    update: "Aktualisieren",
    orCall: "Oder rufen Sie uns an:",
    loadFailedTitle: "Das hat gerade nicht geklappt",
    loadFailed:
      "Die Speisekarte konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
  en: {
    notFoundTitle: "This page does not exist",
    notFound: "The address may be out of date or contain a typo.",
    toMenu: "Go to the menu",
    notFoundLinks: "Other pages",
    missing: "Our menu is not available here at the moment. Please give us a call.",
    unknownTitle: "No restaurant selected",
    unknown: "There is no restaurant at this address.",
    outdated: "Prices and times could not be updated and may be out of date.",
    update: "Update",
    orCall: "Or give us a call:",
    loadFailedTitle: "Something went wrong",
    loadFailed: "The menu could not be loaded. Please check your connection and try again.",
  },
});

import { defineTexts } from "../define-texts";

/** Texts of the offline page. */
export const offlineTexts = defineTexts({
  de: {
    title: "Offline-Kopie",
    notice:
      "Sie sind offline und sehen eine gespeicherte Kopie unserer Karte. Preise, Zeiten und Gerichte können sich geändert haben. Zum Bestellen und Reservieren brauchen Sie eine Verbindung\u00a0– oder Sie rufen uns an.",
    asOf: (date: string) => `Stand: ${date}`,
    retry: "Noch einmal versuchen",
    otherLanguage: "English version",
    menu: "Speisekarte",
    legend: "Allergene und Zusatzstoffe",
    hours: "Öffnungszeiten",
    contact: "Kontakt und Impressum",
  },
  en: {
    title: "Offline copy",
    notice:
      "You are offline and viewing a saved copy of our menu. Prices, times and dishes may have changed. To order or book a table you need a connection – or you can call us.",
    asOf: (date: string) => `As of ${date}`,
    retry: "Try again",
    otherLanguage: "Deutsche Fassung",
    menu: "Menu",
    legend: "Allergens and additives",
    hours: "Opening hours",
    contact: "Contact and legal notice",
  },
});

import { defineTexts } from "./define-texts";

/** Texts of the page that is shown without a connection. */
export const offlineTexts = defineTexts({
  de: {
    title: "Offline-Kopie",
    notice:
      "Sie sind offline. Das ist eine Kopie unserer Karte, keine aktuelle: Preise, Zeiten und Gerichte können sich geändert haben. Zum Bestellen und Reservieren brauchen Sie eine Verbindung – oder das Telefon.",
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
      "You are offline. This is a copy of our menu, not the current one: prices, times and dishes may have changed. To order or to book a table you need a connection – or the telephone.",
    asOf: (date: string) => `As of ${date}`,
    retry: "Try again",
    otherLanguage: "Deutsche Fassung",
    menu: "Menu",
    legend: "Allergens and additives",
    hours: "Opening hours",
    contact: "Contact and legal notice",
  },
});

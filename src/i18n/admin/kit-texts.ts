import { defineTexts } from "../define-texts";

/** Texts of the controls that the admin pages share. */
export const kitTexts = defineTexts({
  de: {
    close: "Schließen",
    cancel: "Abbrechen",
    retry: "Noch einmal versuchen",
    dismiss: "Meldung schließen",
    notices: "Benachrichtigungen",
    loading: "Wird geladen …",
    less: (label: string) => `${label}: weniger`,
    increase: (label: string) => `${label}: mehr`,
    timePlaceholder: "HH:MM",
    openCalendar: "Kalender öffnen",
    calendar: "Kalender",
    languages: { de: "Deutsch", en: "Englisch" },
    sameAsGerman: "Leer: wie auf Deutsch",
    findRestaurant: "Restaurant suchen",
    foundRestaurants: (count: number) =>
      count === 0
        ? "Kein Restaurant gefunden."
        : count === 1
          ? "1 Restaurant gefunden."
          : `${count} Restaurants gefunden.`,
    pages: "Seiten",
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    previousPage: "Vorige Seite",
    nextPage: "Nächste Seite",
    sort: {
      handle: (name: string) => `${name} verschieben`,
      help: "Leertaste nimmt auf und legt ab, Pfeiltasten verschieben, Escape bricht ab.",
      picked: (name: string, at: number, of: number) =>
        `${name} aufgenommen, Platz ${at} von ${of}.`,
      moved: (name: string, at: number, of: number) => `${name} auf Platz ${at} von ${of}.`,
      dropped: (name: string, at: number) => `${name} abgelegt auf Platz ${at}.`,
      cancelled: (name: string) => `Verschieben abgebrochen, ${name} steht wieder am alten Platz.`,
    },
  },
  en: {
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    dismiss: "Dismiss message",
    notices: "Notifications",
    loading: "Loading …",
    less: (label: string) => `${label}: less`,
    increase: (label: string) => `${label}: more`,
    timePlaceholder: "HH:MM",
    openCalendar: "Open calendar",
    calendar: "Calendar",
    languages: { de: "German", en: "English" },
    sameAsGerman: "Empty: the same as in German",
    findRestaurant: "Find a restaurant",
    foundRestaurants: (count: number) =>
      count === 0
        ? "No restaurant found."
        : count === 1
          ? "1 restaurant found."
          : `${count} restaurants found.`,
    pages: "Pages",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousPage: "Previous page",
    nextPage: "Next page",
    sort: {
      handle: (name: string) => `Move ${name}`,
      help: "Space picks up and drops, arrow keys move, Escape cancels.",
      picked: (name: string, at: number, of: number) =>
        `${name} picked up, position ${at} of ${of}.`,
      moved: (name: string, at: number, of: number) => `${name} at position ${at} of ${of}.`,
      dropped: (name: string, at: number) => `${name} dropped at position ${at}.`,
      cancelled: (name: string) => `Cancelled, ${name} is back where it was.`,
    },
  },
});

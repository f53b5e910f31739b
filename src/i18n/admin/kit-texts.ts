import { defineTexts } from "../define-texts";

/** Texts of the controls that the admin pages share. */
export const kitTexts = defineTexts({
  de: {
    close: "Schließen",
    cancel: "Abbrechen",
    retry: "Erneut versuchen",
    dismiss: "Meldung schließen",
    notices: "Benachrichtigungen",
    loading: "Wird geladen …",
    less: (label: string) => `${label}: weniger`,
    increase: (label: string) => `${label}: mehr`,
    datePlaceholder: "T.M.JJJJ",
    timePlaceholder: "HH:MM",
    openCalendar: "Kalender öffnen",
    closeCalendar: "Kalender schließen",
    calendar: "Kalender",
    day: (date: string, isSelected: boolean, isUnavailable: boolean) =>
      isUnavailable ? `${date}, nicht wählbar` : isSelected ? `${date}, gewählt` : date,
    chooseMonth: "Monat wählen",
    chooseYear: "Jahr wählen",
    previous: { day: "Voriger Monat", month: "Voriges Jahr", year: "Vorige Jahre" },
    next: { day: "Nächster Monat", month: "Nächstes Jahr", year: "Nächste Jahre" },
    viewTrigger: { day: "Monat wählen", month: "Jahr wählen", year: "Tag wählen" },
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
    datePlaceholder: "D.M.YYYY",
    timePlaceholder: "HH:MM",
    openCalendar: "Open calendar",
    closeCalendar: "Close calendar",
    calendar: "Calendar",
    day: (date: string, isSelected: boolean, isUnavailable: boolean) =>
      isUnavailable ? `${date}, unavailable` : isSelected ? `${date}, selected` : date,
    chooseMonth: "Choose month",
    chooseYear: "Choose year",
    previous: { day: "Previous month", month: "Previous year", year: "Previous years" },
    next: { day: "Next month", month: "Next year", year: "Next years" },
    viewTrigger: { day: "Choose month", month: "Choose year", year: "Choose day" },
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

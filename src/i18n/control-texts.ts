import { defineTexts } from "./define-texts";

/** Labels of time pickers, pagination and phone numbers. */
export const controlTexts = defineTexts({
  de: {
    selectTime: "Zeit auswählen",
    startTime: "Startzeit",
    endTime: "Endzeit",
    itemsPerPage: "/ Seite",
    jumpTo: "Gehe zu",
    jumpToConfirm: "bestätigen",
    noPage: (pages: number) => `Bitte geben Sie eine Zahl von 1 bis ${pages} ein`,
    previousPage: "Vorherige Seite",
    nextPage: "Nächste Seite",
    pages: "Seiten",
    pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    pageSize: "Einträge je Seite",
    phone: "Telefon",
  },
  en: {
    selectTime: "Select time",
    startTime: "Start time",
    endTime: "End time",
    itemsPerPage: "/ page",
    jumpTo: "Go to",
    jumpToConfirm: "confirm",
    noPage: (pages: number) => `Please enter a number from 1 to ${pages}`,
    previousPage: "Previous page",
    nextPage: "Next page",
    pages: "Pages",
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pageSize: "Entries per page",
    phone: "Phone",
  },
});

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
    phone: "Telefon",
  },
  en: {
    selectTime: "Select time",
    startTime: "Start time",
    endTime: "End time",
    itemsPerPage: "/ page",
    jumpTo: "Go to",
    jumpToConfirm: "confirm",
    phone: "Phone",
  },
});

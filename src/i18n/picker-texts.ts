import { SHORT_WEEKDAYS } from "@/domain/text/format";
import { defineTexts } from "./define-texts";
import { weekdayTexts } from "./weekday-texts";

/** Labels of the date and time pickers. */
export const pickerTexts = defineTexts({
  de: {
    date: "Datum",
    datePlaceholder: "T.M.JJJJ",
    dateHint: "Tippen Sie ein Datum oder wählen Sie einen Tag im Kalender.",
    invalidDate: "Datum ist nicht gültig. Beispiel: 24.12.2026",
    dateOutside: (first: string, last: string) =>
      `Bitte wählen Sie einen Tag vom ${first} bis zum ${last}`,
    previousMonth: "Vorheriger Monat",
    nextMonth: "Nächster Monat",
    calendarHelp:
      "Pfeiltasten wählen den Tag, Bild auf und Bild ab den Monat, mit Umschalttaste das Jahr.",
    today: "heute",
    closed: "geschlossen",
    weekdaysShort: SHORT_WEEKDAYS.de,
    weekdays: weekdayTexts.de,
    months: [
      ...["Januar", "Februar", "März", "April", "Mai", "Juni"],
      ...["Juli", "August", "September", "Oktober", "November", "Dezember"],
    ],
    longDay: (weekday: string, day: number, month: string, year: number) =>
      `${weekday}, ${day}. ${month} ${year}`,
    full: "ausgebucht",
    dayParts: { night: "Nachts", morning: "Vormittag", noon: "Mittag", evening: "Abend" },
  },
  en: {
    date: "Date",
    datePlaceholder: "D.M.YYYY",
    dateHint: "Type a date or choose a day in the calendar.",
    invalidDate: "Date is not a valid date. Example: 24.12.2026",
    dateOutside: (first: string, last: string) => `Please choose a day from ${first} to ${last}`,
    previousMonth: "Previous month",
    nextMonth: "Next month",
    calendarHelp:
      "Arrow keys choose the day, page up and page down the month, with Shift the year.",
    today: "today",
    closed: "closed",
    weekdaysShort: SHORT_WEEKDAYS.en.map((name) => name.slice(0, 2)),
    weekdays: weekdayTexts.en,
    months: [
      ...["January", "February", "March", "April", "May", "June"],
      ...["July", "August", "September", "October", "November", "December"],
    ],
    longDay: (weekday: string, day: number, month: string, year: number) =>
      `${weekday}, ${day} ${month} ${year}`,
    full: "fully booked",
    dayParts: { night: "After midnight", morning: "Morning", noon: "Lunch", evening: "Evening" },
  },
});

import { defineTexts } from "../../define-texts";

/** Texts about guests who agreed to the guest book, for staff. */
export const guestBookTexts = defineTexts({
  de: {
    title: "Gästebuch",
    visit: (number: number) => `${number}. Besuch`,
    regular: (number: number) => `Stammgast · ${number}. Besuch`,
    last: (date: string) => `zuletzt ${date}`,
    allergies: "Allergien:",
    usual: "Bestellt meist:",
    dish: (qty: number, name: string) => `${qty}×\u00a0${name}`,
    noShows: (count: number) =>
      count === 1 ? "1-mal nicht erschienen" : `${count}-mal nicht erschienen`,
    greet: (name: string) => `Mit Namen begrüßen: ${name}`,
    note: "Notiz des Teams",
    noteHint:
      "Nur für das Team; der Gast bekommt sie auf Wunsch zu lesen. Keine Angaben zur Gesundheit.",
    addNote: "Notiz schreiben",
    editNote: "Notiz ändern",
    save: "Speichern",
    busy: "Wird gespeichert …",
    back: "Zurück",
    failed: "Nicht gespeichert. Bitte noch einmal versuchen.",
    end: "Auf Wunsch des Gastes löschen",
    endTitle: "Eintrag im Gästebuch löschen?",
    endText:
      "Besuche, Gerichte, Allergien und Notizen dieses Gastes werden gelöscht. Das lässt sich nicht rückgängig machen.",
    endYes: "Ja, löschen",
  },
  en: {
    title: "Guest book",
    visit: (number: number) => `Visit no. ${number}`,
    regular: (number: number) => `Regular · visit no. ${number}`,
    last: (date: string) => `last ${date}`,
    allergies: "Allergies:",
    usual: "Usually orders:",
    dish: (qty: number, name: string) => `${qty}×\u00a0${name}`,
    noShows: (count: number) => (count === 1 ? "1 no-show" : `${count} no-shows`),
    greet: (name: string) => `Greet by name: ${name}`,
    note: "Team note",
    noteHint: "For the team only; the guest may ask to read it. Nothing about health.",
    addNote: "Write a note",
    editNote: "Edit the note",
    save: "Save",
    busy: "Saving …",
    back: "Back",
    failed: "Not saved. Please try again.",
    end: "Delete at the guest’s wish",
    endTitle: "Delete the entry in the guest book?",
    endText:
      "Visits, dishes, allergies and notes of this guest are deleted. This cannot be undone.",
    endYes: "Yes, delete",
  },
});

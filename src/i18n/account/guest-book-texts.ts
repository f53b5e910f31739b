import { defineTexts } from "../define-texts";

/** Texts of the guest book for guests: where they agree to it, and in their account. */
export const guestBookTexts = defineTexts({
  de: {
    title: "Gästebuch",
    agree: "Als Gast wiedererkannt werden",
    /** A change of meaning needs a new `GUEST_BOOK_VERSION`. */
    consent:
      "Ich willige ein, dass das Restaurant zu meinem Namen speichert: meine Besuche, meine üblichen Gerichte, Notizen des Teams und wenn ich nicht erscheine. Das gilt bis ein Jahr nach meinem letzten Besuch; unter „Konto“ kann ich es jederzeit beenden.",
    agreeAllergies: "Auch meine Allergien merken",
    allergiesConsent:
      "Ich willige ausdrücklich ein, dass das Restaurant diese Angabe zu meiner Gesundheit speichert (Art. 9 DSGVO).",
    allergies: "Allergien",
    allergiesHint: "Zum Beispiel: Erdnüsse, Sesam",
    isIn: "Sie stehen im Gästebuch.",
    view: "Ansehen oder beenden",
    intro: "Das hat sich das Restaurant mit Ihrer Einwilligung gemerkt.",
    visits: (count: number) => (count === 1 ? "1 Besuch" : `${count} Besuche`),
    last: (date: string) => `zuletzt am ${date}`,
    usual: "Sie bestellen meist:",
    dish: (qty: number, name: string) => `${qty}×\u00a0${name}`,
    noShows: (count: number) =>
      count === 1 ? "1-mal nicht erschienen" : `${count}-mal nicht erschienen`,
    note: "Notiz des Teams:",
    save: "Einwilligen und speichern",
    remove: "Allergien löschen",
    end: "Einwilligung beenden",
    endTitle: "Einwilligung beenden?",
    endQuestion: "Alles, was hier steht, wird gelöscht. Das lässt sich nicht rückgängig machen.",
    endYes: "Ja, alles löschen",
    endNo: "Nein, behalten",
    ended: "Sie stehen nicht mehr im Gästebuch. Alles ist gelöscht.",
    busy: "Einen Moment …",
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    unreadable: "Ihr Eintrag im Gästebuch konnte nicht geladen werden.",
    retry: "Noch einmal versuchen",
  },
  en: {
    title: "Guest book",
    agree: "Remember me as a guest",
    consent:
      "I agree that the restaurant stores with my name: my visits, my usual dishes, notes of the team, and when I do not show up. This lasts until a year after my last visit; I can end it at any time under “Account”.",
    agreeAllergies: "Remember my allergies, too",
    allergiesConsent:
      "I explicitly agree that the restaurant stores this information about my health (Art. 9 GDPR).",
    allergies: "Allergies",
    allergiesHint: "For example: peanuts, sesame",
    isIn: "You are in the guest book.",
    view: "View or end",
    intro: "The restaurant has remembered this with your consent.",
    visits: (count: number) => (count === 1 ? "1 visit" : `${count} visits`),
    last: (date: string) => `last on ${date}`,
    usual: "You usually order:",
    dish: (qty: number, name: string) => `${qty}×\u00a0${name}`,
    noShows: (count: number) =>
      count === 1 ? "Did not show up once" : `Did not show up ${count} times`,
    note: "Note of the team:",
    save: "Agree and save",
    remove: "Delete allergies",
    end: "End my consent",
    endTitle: "End your consent?",
    endQuestion: "Everything here is deleted. This cannot be undone.",
    endYes: "Yes, delete everything",
    endNo: "No, keep it",
    ended: "You are no longer in the guest book. Everything is deleted.",
    busy: "One moment …",
    failed: "That did not work. Please try again.",
    unreadable: "Your entry in the guest book could not be loaded.",
    retry: "Try again",
  },
});

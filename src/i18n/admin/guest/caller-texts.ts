import { defineTexts } from "../../define-texts";

/** Texts about what a caller agrees to, for staff. */
export const callerTexts = defineTexts({
  de: {
    lookingUp: "Nummer wird nachgeschlagen …",
    remember:
      "Gast ist einverstanden, dass wir uns Name, Adresse und Gerichte für den nächsten Anruf merken",
    rememberHint:
      "Ohne Häkchen merken wir uns nichts. Sonst löschen wir die Angaben ein Jahr nach dem letzten Mal.",
    forgetHint: "Ohne Häkchen löschen wir beim Speichern, was wir uns gemerkt haben.",
    joinBook:
      "Gast ist auch mit dem Gästebuch einverstanden: Besuche, übliche Gerichte, Notizen, Nichterscheinen",
    joinBookHint: "Bis ein Jahr nach dem letzten Besuch; der Gast kann es jederzeit beenden.",
  },
  en: {
    lookingUp: "Looking the number up …",
    remember: "The guest agrees that we remember name, address and dishes for the next call",
    rememberHint: "If not ticked, nothing is remembered. Deleted a year after the last time.",
    forgetHint: "If not ticked, saving deletes what we remember.",
    joinBook:
      "The guest also agrees to the guest book: visits, usual dishes, notes, and when nobody comes",
    joinBookHint: "Until a year after the last visit; the guest can end it at any time.",
  },
});

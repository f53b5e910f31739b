import type { Refusal } from "@/domain/result/refusal";
import { defineTexts } from "../define-texts";

/** Texts of drafts and revisions, which all editors share. */
export const revisionTexts = defineTexts({
  de: {
    title: "Verlauf",
    intro:
      "Frühere Fassungen werden aufbewahrt. Unterschiede beziehen sich auf den gespeicherten Stand.",
    revision: (rev: number) => `Fassung ${rev}`,
    current: "gilt jetzt",
    saved: (date: string, time: string) => `gespeichert am ${date} um ${time} Uhr`,
    first: "vor der ersten Änderung hier",
    by: (name: string) => `von ${name}`,
    differences: "Unterschiede",
    differencesOf: (rev: number) => `Unterschiede zu Fassung ${rev}`,
    restore: "Wiederherstellen",
    restoreRevision: (rev: number) => `Fassung ${rev} wiederherstellen`,
    confirm: (rev: number) =>
      `Fassung ${rev} wird als neue Fassung gespeichert und gilt sofort. Die jetzige bleibt im Verlauf.`,
    confirmYes: "Ja, wiederherstellen",
    cancel: "Abbrechen",
    empty: "Hier wurde noch nichts gespeichert.",
    same: "Keine Unterschiede zur jetzigen Fassung.",
    unavailable: "Diese Fassung lässt sich gerade nicht laden.",
    failed: "Der Verlauf lässt sich gerade nicht laden.",
    retry: "Noch einmal versuchen",
    loading: "Der Verlauf wird geladen …",
    more: "Ältere Fassungen zeigen",
    kept: (count: number) => `Aufbewahrt werden die letzten ${count} Fassungen vor der jetzigen.`,
    changes: {
      title: "Änderungen",
      kinds: { added: "neu", removed: "entfernt", changed: "geändert", moved: "neue Reihenfolge" },
      before: "Vorher",
      after: "Jetzt",
      more: (count: number) => `Alle ${count} Änderungen zeigen`,
    },
    save: {
      bar: "Speichern und verwerfen",
      save: "Speichern",
      saving: "Wird gespeichert …",
      nothing: "Alles gespeichert",
      unsaved: (count: number) =>
        count === 1 ? "1 ungespeicherte Änderung" : `${count} ungespeicherte Änderungen`,
      show: "Ansehen",
      hide: "Schließen",
      discard: "Verwerfen",
      undo: "Rückgängig",
      problemCount: (count: number) => (count === 1 ? "1 Fehler" : `${count} Fehler`),
      problems: (count: number) =>
        count === 1 ? "Eine Angabe stimmt noch nicht" : `${count} Angaben stimmen noch nicht`,
      moreProblems: (count: number) => `und ${count} weitere`,
    },
    notes: {
      saved: "Gespeichert. Gäste sehen es, sobald sie die Seite neu laden.",
      restored: (rev: number) => `Fassung ${rev} ist wiederhergestellt.`,
      continued: "Ihr Entwurf wurde wiederhergestellt.",
      merged: "Zusammengeführt. Bitte prüfen und speichern.",
      unsaved: "Bitte speichern oder verwerfen Sie erst Ihre Änderungen.",
      invalid: "Diese Fassung lässt sich nicht mehr verwenden.",
      offline: "Keine Verbindung. Ihr Entwurf bleibt erhalten; bitte speichern Sie noch einmal.",
      unknown:
        "Keine Antwort. Bitte speichern Sie noch einmal; es wird nichts doppelt gespeichert.",
    },
    refused: {
      notAllowed: "Das dürfen Sie nicht mehr ändern.",
      signInAgain:
        "Nicht gespeichert: Dafür müssen Sie sich noch einmal anmelden. Ihr Entwurf bleibt erhalten.",
      signedOut: "Sie sind nicht mehr angemeldet. Bitte melden Sie sich neu an.",
      missing: "Dieses Restaurant gibt es nicht mehr.",
      invalid: (field: string) => `Der Server nimmt diese Angabe nicht an: ${field}`,
      other: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    },
    conflict: {
      title: "Inzwischen hat jemand anderes gespeichert",
      titleBy: (name: string) => `Inzwischen hat ${name} gespeichert`,
      intro: "Ihre Änderungen sind nicht verloren. Wählen Sie, was gelten soll, und speichern Sie.",
      contested: (count: number) =>
        count === 1 ? "Das haben Sie beide geändert" : `${count} Angaben haben Sie beide geändert`,
      others: (count: number) =>
        count === 1 ? "1 Änderung, die dazukommt" : `${count} Änderungen, die dazukommen`,
      theirs: "Neu gespeichert",
      mine: "Ihre Fassung",
      before: "Vorher",
      keepMine: "Überall meine Fassung",
      takeTheirs: "Überall die neue Fassung",
      choose: (what: string) => `${what}: was soll gelten?`,
      apply: "Zusammenführen",
      discard: "Meine Änderungen verwerfen",
      none: "An den Angaben hat sich dabei nichts geändert.",
    },
    storedDraft: {
      title: "Nicht gespeicherter Entwurf",
      text: (date: string, time: string, changes: number) =>
        `Auf diesem Gerät ${changes === 1 ? "gibt es eine nicht gespeicherte Änderung" : `gibt es ${changes} nicht gespeicherte Änderungen`} vom ${date}, ${time} Uhr.`,
      continue: "Entwurf wiederherstellen",
      discard: "Entwurf verwerfen",
    },
    leave: {
      title: "Ihre Änderungen sind nicht gespeichert",
      text: "Auf diesem Gerät bleiben sie als Entwurf erhalten; Gäste sehen sie noch nicht.",
      leave: "Seite verlassen",
      stay: "Hier bleiben",
    },
  },
  en: {
    title: "History",
    intro: "Earlier revisions are kept. Differences are relative to the stored revision.",
    revision: (rev: number) => `Revision ${rev}`,
    current: "current",
    saved: (date: string, time: string) => `saved on ${date} at ${time}`,
    first: "before the first change here",
    by: (name: string) => `by ${name}`,
    differences: "Differences",
    differencesOf: (rev: number) => `Differences from revision ${rev}`,
    restore: "Restore",
    restoreRevision: (rev: number) => `Restore revision ${rev}`,
    confirm: (rev: number) =>
      `Revision ${rev} is saved as a new revision and takes effect at once. The current one stays in the history.`,
    confirmYes: "Yes, restore",
    cancel: "Cancel",
    empty: "Nothing has been saved here yet.",
    same: "No differences from the current revision.",
    unavailable: "This revision cannot be loaded right now.",
    failed: "The history cannot be loaded right now.",
    retry: "Try again",
    loading: "Loading the history …",
    more: "Show older revisions",
    kept: (count: number) => `The last ${count} revisions before the current one are kept.`,
    changes: {
      title: "Changes",
      kinds: { added: "new", removed: "removed", changed: "changed", moved: "new order" },
      before: "Before",
      after: "Now",
      more: (count: number) => `Show all ${count} changes`,
    },
    save: {
      bar: "Save and discard",
      save: "Save",
      saving: "Saving …",
      nothing: "All changes saved",
      unsaved: (count: number) => (count === 1 ? "1 unsaved change" : `${count} unsaved changes`),
      show: "Show",
      hide: "Close",
      discard: "Discard",
      undo: "Undo",
      problemCount: (count: number) => (count === 1 ? "1 error" : `${count} errors`),
      problems: (count: number) =>
        count === 1 ? "One field needs correction" : `${count} fields need correction`,
      moreProblems: (count: number) => `and ${count} more`,
    },
    notes: {
      saved: "Saved. Guests see it when they reload the page.",
      restored: (rev: number) => `Revision ${rev} is restored.`,
      continued: "Your draft was restored.",
      merged: "Merged. Please check and save.",
      unsaved: "Please save or discard your changes first.",
      invalid: "This revision can no longer be used.",
      offline: "No connection. Your draft is kept; please save again.",
      unknown: "No response. Please save again; nothing is saved twice.",
    },
    refused: {
      notAllowed: "You may no longer change this.",
      signInAgain: "Not saved: this needs a new sign-in. Your draft is kept.",
      signedOut: "You are no longer signed in. Please sign in again.",
      missing: "This restaurant no longer exists.",
      invalid: (field: string) => `The server does not accept this: ${field}`,
      other: "That did not work. Please try again.",
    },
    conflict: {
      title: "Someone else has saved in the meantime",
      titleBy: (name: string) => `${name} has saved in the meantime`,
      intro: "Your changes are not lost. Select what applies, then save.",
      contested: (count: number) =>
        count === 1 ? "You both changed this" : `You both changed these ${count}`,
      others: (count: number) =>
        count === 1 ? "1 change of the other save" : `${count} changes of the other save`,
      theirs: "Newly saved",
      mine: "Your version",
      before: "Before",
      keepMine: "Keep mine everywhere",
      takeTheirs: "Use theirs everywhere",
      choose: (what: string) => `${what}: which value applies?`,
      apply: "Merge",
      discard: "Discard my changes",
      none: "The other save changed no fields.",
    },
    storedDraft: {
      title: "Unsaved draft",
      text: (date: string, time: string, changes: number) =>
        `This device has ${changes === 1 ? "one unsaved change" : `${changes} unsaved changes`} from ${date}, ${time}.`,
      continue: "Restore draft",
      discard: "Discard draft",
    },
    leave: {
      title: "Your changes are not saved",
      text: "They stay on this device as a draft; guests do not see them yet.",
      leave: "Leave page",
      stay: "Stay here",
    },
  },
});

type Texts = (typeof revisionTexts)["de"];

/**
 * Text of a refused save.
 * @param fieldName the refused field in the words of the editor
 */
export function refusedText({ reason }: Refusal, fieldName: string, { refused }: Texts): string {
  switch (reason) {
    case "NOT_ALLOWED":
      return refused.notAllowed;
    case "NOT_SIGNED_IN":
      return refused.signedOut;
    case "SIGN_IN_AGAIN":
      return refused.signInAgain;
    case "NOT_FOUND":
      return refused.missing;
    case "INVALID":
      return refused.invalid(fieldName);
    default:
      return refused.other;
  }
}

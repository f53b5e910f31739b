import { defineTexts } from "../define-texts";

/** Texts of the list of earlier revisions, which both editors share. */
export const revisionTexts = defineTexts({
  de: {
    title: "Verlauf",
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
    failed: "Der Verlauf lässt sich gerade nicht laden.",
    retry: "Noch einmal versuchen",
    loading: "Der Verlauf wird geladen …",
    more: "Ältere Fassungen zeigen",
    kept: (count: number) => `Aufbewahrt werden die letzten ${count} Fassungen vor der jetzigen.`,
  },
  en: {
    title: "History",
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
    failed: "The history cannot be loaded right now.",
    retry: "Try again",
    loading: "Loading the history …",
    more: "Show older revisions",
    kept: (count: number) => `The last ${count} revisions before the current one are kept.`,
  },
});

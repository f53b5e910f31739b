import { defineTexts } from "../define-texts";

/** Texts about a newer version of the site. */
export const updateTexts = defineTexts({
  de: {
    title: "Neue Version",
    available: "Diese Seite wurde aktualisiert. Ihr Warenkorb bleibt erhalten.",
    partMissing: "Ein Teil dieser Seite konnte nicht geladen werden. Bitte laden Sie sie neu.",
    reload: "Neu laden",
    later: "Später",
  },
  en: {
    title: "New version",
    available: "This page has been updated. Your cart is kept.",
    partMissing: "Part of this page could not be loaded. Please reload it.",
    reload: "Reload",
    later: "Later",
  },
});

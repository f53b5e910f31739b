import { defineTexts } from "../define-texts";

/** Texts of the security check. The German texts are prescribed; do not reword them. */
export const securityCheckTexts = defineTexts({
  de: {
    admin: "Verwaltung der Restaurants",
    waiting:
      "Sicherheitsprüfung läuft. Bitte warten Sie einen Moment, während wir Ihre Anfrage verifizieren.",
    failedTitle: "Achtung – Verbindung konnte nicht überprüft werden...",
    failed:
      "Bitte verwenden Sie einen aktuellen Browser, laden Sie die Seite neu oder öffnen Sie die Website in einem separaten Browser.",
    call: "Oder rufen Sie uns an:",
    continue: "Weiter zum Restaurant",
    reload: "Seite neu laden",
    imprint: "Impressum",
    stillLoading: "Die Seite lädt noch. Bitte prüfen Sie Ihre Internetverbindung.",
    noScript: "Bestellen und reservieren können Sie hier nur mit JavaScript.",
  },
  en: {
    admin: "Restaurant administration",
    waiting: "Security check in progress. Please wait a moment while we verify your request.",
    failedTitle: "Attention – the connection could not be verified...",
    failed:
      "Please use an up-to-date browser, reload the page or open the website in a separate browser.",
    call: "Or give us a call:",
    continue: "Continue to the restaurant",
    reload: "Reload page",
    imprint: "Legal notice",
    stillLoading: "The page is still loading. Please check your internet connection.",
    noScript: "Ordering and booking here need JavaScript.",
  },
});
